import { copyFileSync, existsSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Gives a new clone its local settings; never touches those that are there. */
export function createDevVars() {
  if (!existsSync(inProject('.dev.vars'))) copyFileSync(inProject('.dev.vars.example'), inProject('.dev.vars'))
}

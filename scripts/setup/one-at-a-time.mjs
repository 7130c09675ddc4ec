import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject } from './project.mjs'

const FOLDER = inProject('.wrangler')
const LOCK = `${FOLDER}/setup.lock`

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Makes the lock file appear with its content in one move; the answer is the process that holds it. */
function take() {
  const mine = `${LOCK}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, LOCK)
    return process.pid
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return holder()
  } finally {
    rmSync(mine, { force: true })
  }
}

function holder() {
  try {
    return Number(readFileSync(LOCK, 'utf8'))
  } catch {
    return null
  }
}

/** Does the work while no other setup of this folder runs: two builds into one folder would mix their files. */
export async function oneAtATime(work) {
  mkdirSync(FOLDER, { recursive: true })
  let hasReported = false
  for (let owner = take(); owner !== process.pid; owner = take()) {
    if (owner && !isAlive(owner)) rmSync(LOCK, { force: true })
    else if (owner && !hasReported) {
      hasReported = true
      process.stderr.write(`Waiting for another setup (process ${owner}) …\n`)
    }
    await wait(100)
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

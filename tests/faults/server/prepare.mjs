import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { prepareState } from '../../../scripts/setup/database.mjs'
import { inProject, root } from '../../../scripts/setup/project.mjs'

/** Enough for fifty pairs that nobody else writes in, and some for every other file. */
const MEMBERS = 200

/**
 * Before the first test: a folder for the states of this run, and in it one that is ready, which each server copies; and one
 * server for all tests that leave it standing. Afterwards nothing is left.
 * @param {import('vitest/node').TestProject} project
 */
export default async function prepare(project) {
  const folder = inProject(`.wrangler/faults-${process.pid}`)
  const template = `${folder}/template`
  const firstPort = Number(process.env.FAULTS_PORT ?? 8830)
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let shared
  const clean = async () => {
    if (shared) await end(shared)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    mkdirSync(folder, { recursive: true })
    await prepareState({ folder: template, places: 'none', members: MEMBERS, sessions: true })
    cpSync(template, `${folder}/shared`, { recursive: true })
    shared = await serve(firstPort, `${folder}/shared`)
  } catch (error) {
    await clean()
    throw error
  }
  project.provide('faults', {
    folder,
    members: JSON.parse(readFileSync(`${template}/sessions.json`, 'utf8')),
    firstPort,
  })
  return clean
}

/** @returns {Promise<import('node:child_process').ChildProcess>} */
function serve(port, state) {
  const program = inProject('tests/faults/server/serve.mjs')
  const args = ['--no-warnings', program, '--port', String(port), '--state', state]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The shared server ended with ${code}`)))
    child.stdout.on('data', (text) => {
      if (String(text).includes('ready')) resolve(child)
    })
  })
}

const end = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', resolve)
    child.kill()
  })

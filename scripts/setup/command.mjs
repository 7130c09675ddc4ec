import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './project.mjs'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** While a child runs, whatever ends this process ends the child too; gives the function that undoes it. */
export function endTogether(child) {
  const end = (signal) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of ENDING) process.on(signal, end)
  return () => {
    for (const signal of ENDING) process.off(signal, end)
  }
}

/**
 * Runs a Node program to its end and gives what it printed. Its output stays hidden unless it fails, then all of it is
 * in the error's message.
 */
export function runNode(args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const release = endTogether(child)
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      release()
      if (code === 0) resolve(output)
      else reject(new Error(`${args.join(' ')} ended with ${signal ?? code}\n${output}`))
    })
  })
}

/** Tells on standard error what is being done and how long it took; standard output stays free for data. */
export async function step(title, work) {
  const startedAt = performance.now()
  process.stderr.write(`${title} …\n`)
  const result = await work()
  process.stderr.write(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return result
}

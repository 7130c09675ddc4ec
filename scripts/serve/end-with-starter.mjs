import { readFileSync } from 'node:fs'

const WATCH_MILLISECONDS = 1000

/** The parent of this process and, where the system tells (Linux), the parent's parent: the shell, and who started it. */
function ancestors() {
  const parent = process.ppid
  try {
    // "pid (name) state ppid …"; the name may hold spaces, never the last parenthesis.
    const [, grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ')[1].split(' ')
    return `${parent} ${grandparent}`
  } catch {
    return String(parent)
  }
}

/**
 * Ends this process by SIGTERM when the program that started it ends, even one that was killed: whoever starts a server
 * through a shell, as npm and Playwright do, signals the shell, and the shell keeps it from the server.
 */
export function endWithStarter() {
  const atStart = ancestors()
  setInterval(() => {
    if (ancestors() !== atStart) process.kill(process.pid, 'SIGTERM')
  }, WATCH_MILLISECONDS).unref()
}

/** The same for a server that npm runs; one started by hand may outlive its terminal. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event) endWithStarter()
}

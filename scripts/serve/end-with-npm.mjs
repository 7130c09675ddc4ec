import { readFileSync } from 'node:fs'

const WATCH_MILLISECONDS = 200

/** The parent of this process and, where the system tells (Linux), the parent's parent: the shell, and npm. */
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
 * Ends this process by SIGTERM when the npm that runs it ends. npm hands a signal to its shell only, and the shell keeps
 * it from the program: without this, stopping `npm start` from a script would leave the server behind.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const atStart = ancestors()
  setInterval(() => {
    if (ancestors() !== atStart) process.kill(process.pid, 'SIGTERM')
  }, WATCH_MILLISECONDS).unref()
}

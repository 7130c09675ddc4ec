import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MICROSECONDS = 10_000

/** The fields of `/proc/<pid>/stat` from the third on; the name before them may hold spaces, never the last parenthesis. */
function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** A process and all that it started. Processes that end while one looks are left out. */
function treeOf(root) {
  const parents = new Map()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      parents.set(Number(name), Number(statOf(name)[1]))
    } catch {}
  }
  const tree = new Set([root])
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid)
  }
  return [...tree]
}

/** Processor time that a process and its children have used so far, in microseconds. */
export const cpuMicroseconds = (root) =>
  treeOf(root).reduce((sum, pid) => {
    const stat = statOf(pid)
    return sum + (Number(stat[11]) + Number(stat[12])) * TICK_MICROSECONDS
  }, 0)

/** Memory that a process and its children hold, in bytes. */
export const memoryBytes = (root) =>
  treeOf(root).reduce((sum, pid) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [0, 0]
    return sum + Number(kilobytes) * 1024
  }, 0)

import { readdirSync, readFileSync } from 'node:fs'

/** Bytes of memory that the runtime in a process group holds; Linux only. */
export function residentBytes(group: number): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readFileOrNothing(`/proc/${pid}/stat`)
    // "pid (name) state ppid pgrp …"
    if (!stat.includes('(workerd)') || Number(stat.split(') ')[1]?.split(' ')[2]) !== group) continue
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileOrNothing(`/proc/${pid}/status`)) ?? []
    return Number(kilobytes) * 1024
  }
  throw new Error('The runtime is not among the processes')
}

const readFileOrNothing = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Processes end while the list is read.
    return ''
  }
}

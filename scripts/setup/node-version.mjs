/** The oldest Node that every tool of the lock file supports. */
const OLDEST = [20, 18, 1]

/** Ends the process with a sentence a newcomer understands when this Node is too old. */
export function requireNodeVersion(version = process.versions.node) {
  const parts = version.split('.').map(Number)
  const difference = OLDEST.map((least, index) => parts[index] - least).find((step) => step !== 0) ?? 0
  if (difference >= 0) return
  console.error(
    `This project needs Node ${OLDEST.join('.')} or newer; this is Node ${version}. See https://nodejs.org/`,
  )
  process.exit(1)
}

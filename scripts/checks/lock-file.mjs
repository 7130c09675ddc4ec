import { readFileSync } from 'node:fs'

/**
 * Names of optional packages that lock entries ask for and the lock does not hold. A lock made on one system without
 * the binaries of the others installs there and nowhere else, so the answer must be empty.
 */
export function missingOptionalPackages(lock) {
  const held = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')))
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !held.has(name))
      .map((name) => `${path} → ${name}`),
  )
}

/** Problems of the committed lock file, one line each. */
export function checkLockFile(path = new URL('../../package-lock.json', import.meta.url)) {
  return missingOptionalPackages(JSON.parse(readFileSync(path, 'utf8'))).map(
    (name) => `package-lock.json lacks an optional package: ${name}`,
  )
}

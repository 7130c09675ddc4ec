import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The Swiss Ephemeris is a development tool here: its code is AGPL and needs a compiler, so it lives in a folder
 * outside the repository, filled on demand, and never in package.json.
 */
const SCRATCH = process.env.EPHEMERIS_SCRATCH ?? join(tmpdir(), 'hd-ephemeris-scratch')
const SWEPH_VERSION = '2.10.3-b-1'
const DEBIAN_FILES = '/usr/share/libswe/ephe'
const DATA_FILES = ['sepl_18.se1', 'semo_18.se1', 'seas_18.se1']
const NEEDS = `Needed: npm package sweph ${SWEPH_VERSION} (installed into ${SCRATCH}; wants python3, make and a C++ compiler)
and the data files ${DATA_FILES.join(', ')} of the Debian package swe-basic-data
(apt-get install swe-basic-data, or point EPHEMERIS_FILES at a folder that holds them).`

const hasData = (folder) => DATA_FILES.every((file) => existsSync(join(folder, file)))

/** The native `sweph` module, installed into the scratch folder when it is not there yet. */
export function loadSweph() {
  const entry = join(SCRATCH, 'node_modules/sweph/build/Release/sweph.node')
  if (!existsSync(entry)) {
    mkdirSync(SCRATCH, { recursive: true })
    // Newer npm runs install scripts only of packages named in allowScripts; older npm ignores the field.
    writeFileSync(join(SCRATCH, 'package.json'), JSON.stringify({ private: true, allowScripts: { sweph: true } }))
    console.error(`installing sweph ${SWEPH_VERSION} into ${SCRATCH} …`)
    attempt(() =>
      execFileSync('npm', ['install', '--save-exact', `sweph@${SWEPH_VERSION}`], { cwd: SCRATCH, stdio: 'ignore' }),
    )
  }
  return attempt(() => createRequire(join(SCRATCH, 'package.json'))('sweph'))
}

/** A folder with the data files: EPHEMERIS_FILES, Debian's own, or the package unpacked into scratch. */
export function ephemerisFiles() {
  const unpacked = join(SCRATCH, 'swe-basic-data', DEBIAN_FILES)
  const found = [process.env.EPHEMERIS_FILES, DEBIAN_FILES, unpacked].find((folder) => folder && hasData(folder))
  if (found) return found
  mkdirSync(SCRATCH, { recursive: true })
  attempt(() => {
    execFileSync('apt-get', ['download', 'swe-basic-data'], { cwd: SCRATCH, stdio: 'ignore' })
    const archive = readdirSync(SCRATCH).find((name) => name.startsWith('swe-basic-data_'))
    execFileSync('dpkg-deb', ['-x', archive, 'swe-basic-data'], { cwd: SCRATCH, stdio: 'ignore' })
  })
  return unpacked
}

function attempt(step) {
  try {
    return step()
  } catch (cause) {
    throw new Error(NEEDS, { cause })
  }
}

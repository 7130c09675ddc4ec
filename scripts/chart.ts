import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createZoneTable } from '../app/domain/birth/zones/zone-offsets'
import { answerLine } from '../workers/chart/cli/chart-line'
import { createEphemeris } from '../workers/chart/ephemeris/ephemeris'

/** A table that the build put beside this program. */
const tableOf = (name: string) => new Uint8Array(readFileSync(new URL(name, import.meta.url))).buffer

const engine = { ephemeris: createEphemeris(tableOf('ephemeris.bin')), zones: createZoneTable(tableOf('zones.bin')) }

/** Longest line read, in characters; a longer one is refused without keeping it in memory. */
const LONGEST_LINE = 1_048_576
const TOO_LONG = JSON.stringify({ id: null, error: 'invalid_input' })

/** Answers for the complete lines of a piece of input; the last, unfinished one waits for the next piece. */
function createReader() {
  let unfinished = ''
  let skipping = false
  const answer = (line: string) => {
    if (skipping) {
      skipping = false
      return `${TOO_LONG}\n`
    }
    return line.trim() === '' ? '' : `${answerLine(line, engine)}\n`
  }
  return {
    read(piece: string): string {
      const lines = (unfinished + piece).split('\n')
      unfinished = lines.pop() ?? ''
      const answers = lines.map(answer).join('')
      if (unfinished.length > LONGEST_LINE) {
        unfinished = ''
        skipping = true
      }
      return answers
    },
    end: () => (skipping || unfinished ? answer(unfinished) : ''),
  }
}

async function write(answers: string): Promise<void> {
  if (answers && !process.stdout.write(answers)) await once(process.stdout, 'drain')
}

// Whoever reads the answers may have seen enough (`| head`): that ends the work and is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const reader = createReader()
process.stdin.setEncoding('utf8')
for await (const piece of process.stdin) await write(reader.read(String(piece)))
await write(reader.end())

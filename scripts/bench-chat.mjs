import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { latency, wakeUp } from './bench/chat-latency.mjs'
import { openPairs } from './bench/chat-participant.mjs'
import { race } from './bench/chat-race.mjs'
import { median } from './bench/quantile.mjs'
import { bare, site } from './bench/servers.mjs'
import { inProject } from './setup/project.mjs'

/**
 * `npm run bench:chat [-- --quick] [--port P]`: this site against the least code that keeps messages on the same runtime
 * (`tests/mocks/bare-chat`). They take turns, so that what else the machine does meets both; ratios are what counts. First
 * the race on a memory file system, then delays and memory with the state on the disk. Fails when the site keeps fewer
 * than 0.6 of the messages a second, spends more than 1.8 times the processor time on one, or is slow to deliver. Linux.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, port: { type: 'string', default: '8790' } },
})
const GATES = { rate: 0.6, cpu: 1.8, deliveryP99: 25, ackP99: 25, crowdP99: 50, wakeUp: 20, memory: 1.5 }
const { rounds, warmUp, seconds } = values.quick
  ? { rounds: 2, warmUp: 2, seconds: 5 }
  : { rounds: 5, warmUp: 3, seconds: 12 }

const memory = mkdtempSync(`${existsSync('/dev/shm') ? '/dev/shm' : tmpdir()}/bench-chat-`)
const disk = inProject('.wrangler/bench-chat')
function removeStates() {
  for (const folder of [memory, disk]) rmSync(folder, { recursive: true, force: true })
}
process.on('exit', removeStates)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const port = Number(values.port)
const racers = [site(memory, port), bare(port + 1)]
console.log('Preparing the state …')
for (const server of racers) await server.prepare()

/** Runs the parts of a comparison in turn and gives what each server did in every round. */
async function inTurn(times, run) {
  const results = racers.map(() => [])
  for (let round = 0; round < times; round++) {
    // Whoever began last time goes second, since a machine grows warm.
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const result = await run(racers[index])
      results[index].push(result)
      console.log(`  ${racers[index].name.padEnd(12)} ${describe(result)}`)
    }
  }
  return results
}

const describe = (result) =>
  Object.entries(result)
    .map(([key, value]) => `${key} ${value.toFixed(value < 100 ? 1 : 0)}`)
    .join('  ')

const failures = []
/** Says how a figure stands to its gate, and notes when it is missed. */
function judge(name, value, gate, isMet) {
  console.log(`${isMet ? 'holds ' : 'MISSED'} ${name}: ${value.toFixed(2)} (gate ${gate})`)
  if (!isMet) failures.push(name)
}

console.log(
  `\nRace, state in memory: 100 conversations × 2, 8 messages on the way each, ${rounds} rounds of ${seconds} s`,
)
const [ours, theirs] = await inTurn(rounds, (server) => race(server, `${memory}/state`, { warmUp, seconds }))
const middle = (results, key) => median(results.map((result) => result[key]))
const rate = middle(ours, 'rate') / middle(theirs, 'rate')
const cpu = middle(ours, 'cpu') / middle(theirs, 'cpu')
for (const [index, results] of [ours, theirs].entries()) {
  const { name } = racers[index]
  console.log(
    `${name}: ${middle(results, 'rate').toFixed(0)} messages/s, ${middle(results, 'cpu').toFixed(0)} µs a message`,
  )
}

console.log('\nDelays, state on the disk: ms from sending to the other member')
const [FEW, CROWD] = [50, 500]
const [delays, bareDelays] = await inTurn(1, async (server) => {
  const running = await server.start(`${disk}/state`)
  const few = await openPairs(server, FEW)
  const seconds = values.quick ? 8 : 30
  await latency(few, { perSecond: 200, seconds: 2 })
  const fifty = await latency(few, { perSecond: 200, seconds })
  const before = running.memoryBytes()
  const pairs = [...few, ...(await openPairs(server, CROWD, FEW))]
  await wait(2000)
  const kilobytesASocket = (running.memoryBytes() - before) / (2 * (CROWD - FEW)) / 1000
  // By then every object has been woken once.
  await latency(pairs, { perSecond: 100, seconds: 12 })
  const crowd = await latency(pairs, { perSecond: 100, seconds })
  const asleep = await wakeUp(pairs.slice(100, values.quick ? 110 : 140))
  for (const participant of pairs.flat()) participant.close()
  await running.stop()
  return {
    p50: fifty.p50,
    p99: fifty.p99,
    ackP99: fifty.ackP99,
    crowdP50: crowd.p50,
    crowdP99: crowd.p99,
    wakeUpP50: asleep.p50,
    wakeUpMax: asleep.max,
    kilobytesASocket,
  }
}).then((results) => results.map(([result]) => result))

console.log('')
judge('messages a second, against the bare object', rate, `≥ ${GATES.rate}`, rate >= GATES.rate)
judge('processor time a message, against the bare object', cpu, `≤ ${GATES.cpu}`, cpu <= GATES.cpu)
judge(
  'delivery p99, 50 conversations × 2, 200 messages/s, ms',
  delays.p99,
  `< ${GATES.deliveryP99}`,
  delays.p99 < GATES.deliveryP99,
)
judge('ack p99, the same, ms', delays.ackP99, `< ${GATES.ackP99}`, delays.ackP99 < GATES.ackP99)
judge(
  'delivery p99, 1,000 sockets, 100 messages/s, ms',
  delays.crowdP99,
  `< ${GATES.crowdP99}`,
  delays.crowdP99 < GATES.crowdP99,
)
judge(
  'first message to a sleeping conversation, slowest, ms',
  delays.wakeUpMax,
  `< ${GATES.wakeUp}`,
  delays.wakeUpMax < GATES.wakeUp,
)
const weight = delays.kilobytesASocket / bareDelays.kilobytesASocket
judge(
  'memory of each further socket, from 100 to 1,000, against the bare object',
  weight,
  `≤ ${GATES.memory}`,
  weight <= GATES.memory,
)
process.exit(failures.length > 0 ? 1 : 0)

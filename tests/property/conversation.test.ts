import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LiveConversation, liveConversation } from '~/features/messaging/live/live-conversation'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import type { PageListener } from '~/platform/client/reconnecting-socket'
import { LossyServer } from './lossy-server'
import { seededRandom, VirtualClock } from './virtual-clock'

/** What a browser keeps of one member, whatever happens to its tabs. */
type Disk = Map<string, OutboxEntry>

const CONVERSATION = 'c'

/** A tab of a member: may be reloaded at any moment, when all but the disk is gone. */
class Tab {
  live: LiveConversation
  events: PageListener = { resume: () => {}, suspend: () => {} }
  typed: string[] = []
  #count = 0

  constructor(
    readonly name: string,
    readonly memberId: string,
    private readonly server: LossyServer,
    private readonly clock: VirtualClock,
    private readonly disk: Disk,
  ) {
    this.live = this.#load()
  }

  type() {
    const content = `${this.name} ${++this.#count}`
    const entry: OutboxEntry = {
      conversationId: CONVERSATION,
      memberId: this.memberId,
      clientId: content,
      content,
      attachment: null,
      typedAt: this.clock.now() + this.#count / 1000,
      problem: null,
    }
    this.typed.push(content)
    // In the same turn as the finger is lifted, as the page does it.
    this.disk.set(entry.clientId, entry)
    this.live.client.add(entry)
  }

  reload() {
    this.live.close()
    this.live = this.#load()
  }

  #load() {
    const { server, clock, disk } = this
    return liveConversation(
      {
        conversationId: CONVERSATION,
        memberId: this.memberId,
        initial: server.page('newest'),
        isOpen: true,
        show: () => {},
        warning: { add: () => {}, delete: () => {} },
        onUnavailable: () => {},
      },
      {
        clock,
        newId: () => 'unused',
        openSocket: (path) => server.open(this.memberId, path),
        fetchPage: (_, place, seq) => server.fetchPage(place, seq),
        post: (entry) => server.post(entry),
        outbox: {
          put: async (entry) => {
            await clock.wait(clock.random() * 20)
            disk.set(entry.clientId, entry)
            return true
          },
          remove: async (entry) => {
            disk.delete(entry.clientId)
          },
          list: async () => ({
            entries: [...disk.values()].sort((one, other) => one.typedAt - other.typedAt),
            isWhole: true,
          }),
        },
        isVisible: () => true,
        onPageEvents: (listener) => {
          this.events = listener
          return () => {}
        },
        signedOut: () => {},
        reload: () => {
          throw new Error('A conversation that only grew is no older one')
        },
      },
    )
  }
}

type World = { server: LossyServer; clock: VirtualClock; tabs: Tab[] }

function newWorld(seed: number): World {
  const clock = new VirtualClock(seededRandom(seed))
  const server = new LossyServer(clock)
  const [anna, boris]: [Disk, Disk] = [new Map(), new Map()]
  const tab = (name: string, memberId: string, disk: Disk) => new Tab(name, memberId, server, clock, disk)
  return { server, clock, tabs: [tab('one', 'anna', anna), tab('two', 'anna', anna), tab('three', 'boris', boris)] }
}

const anyTab = fc.nat(2)
const anySeq = fc.integer({ min: 1, max: 25 })

const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('type' as const), tab: anyTab, times: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 3000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.integer({ min: 3000, max: 60_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cut' as const), tab: anyTab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('freeze' as const), tab: anyTab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('offline' as const, 'online' as const, 'reload' as const),
      tab: anyTab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('stop' as const, 'start' as const, 'noHttp' as const, 'http' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('edit' as const, 'delete' as const), seq: anySeq }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('trouble' as const),
      duplicates: fc.constantFrom(0, 0.3),
      refusals: fc.constantFrom(0, 0.2, 0.6),
    }),
  },
)
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

async function happen({ server, clock, tabs }: World, what: Happening) {
  switch (what.kind) {
    case 'type':
      for (let time = 0; time < what.times; time++) tabs[what.tab]!.type()
      return
    case 'wait':
      return clock.advance(what.milliseconds)
    case 'cut':
      return server.cut(tabs[what.tab]!.memberId)
    case 'freeze':
      return server.freeze(tabs[what.tab]!.memberId)
    case 'offline':
      return tabs[what.tab]!.events.suspend()
    case 'online':
      return tabs[what.tab]!.events.resume()
    case 'reload':
      return tabs[what.tab]!.reload()
    case 'stop':
      server.isUp = false
      return server.cut()
    case 'start':
      server.isUp = true
      return
    case 'noHttp':
      server.isHttpUp = false
      return
    case 'http':
      server.isHttpUp = true
      return
    case 'edit':
      return server.edit(what.seq, `edited at ${clock.now()}`)
    case 'delete':
      return server.remove(what.seq)
    case 'trouble':
      server.duplicates = what.duplicates
      server.refusals = what.refusals
  }
}

const isQuiet = ({ server, tabs }: World) =>
  tabs.every(({ live }) => !live.client.hasUnsent && live.client.log.last === server.messages.length)

test('whatever the line and the server do, each message arrives once, in one order, as it was last edited', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(happening, { minLength: 5, maxLength: 40 }), async (seed, happenings) => {
      const world = newWorld(seed)
      const { server, clock, tabs } = world
      for (const what of happenings) await happen(world, what)

      Object.assign(server, { isUp: true, isHttpUp: true, refusals: 0, duplicates: 0 })
      await clock.advance(10 * 60_000, () => isQuiet(world))
      // What was changed while a line was away is told with the next socket, at the latest after a missing pong.
      await clock.advance(120_000)

      const kept = server.messages.filter(({ isDeleted }) => !isDeleted)
      const expected = kept.map(({ seq, clientId, senderId, content, isEdited }) => ({
        seq,
        clientId,
        senderId,
        content,
        isEdited,
      }))
      for (const tab of tabs) {
        // A page that was loaded anew holds the last ones, and older ones on demand.
        while (tab.live.client.log.hasOlder) {
          const loading = tab.live.client.loadOlder()
          await clock.advance(1000)
          await loading
        }
        expect(tab.live.client.state.messages).toHaveLength(expected.length)
        expect(tab.live.client.state.messages).toMatchObject(expected.map((message) => ({ ...message, state: 'sent' })))
        expect(tab.live.client.state.connection).toBe('live')
        const stored = server.messages.map(({ clientId }) => clientId).filter((id) => tab.typed.includes(id))
        expect(stored).toEqual(tab.typed)
        tab.live.close()
      }
    }),
    { numRuns: 1000 },
  )
}, 120_000)

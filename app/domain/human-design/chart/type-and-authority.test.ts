import { describe, expect, test } from 'vitest'
import { authorityOf } from '../terms/authority'
import { centerStates } from '../terms/centers'
import { CHANNELS } from '../terms/channels'
import type { AuthorityCode, ChannelId, DefinitionCode, TypeCode } from '../terms/codes'
import { connectedComponents, definitionOf } from '../terms/definition'
import { TYPE_TRAITS } from '../terms/strategy'
import { typeOf } from '../terms/type'

const toChannels = (ids: ChannelId[]) => CHANNELS.filter(({ id }) => ids.includes(id))
const componentsOf = (ids: ChannelId[]) => connectedComponents(toChannels(ids))

/** Worked out by hand from the drawing of the bodygraph. */
const cases: [what: string, channels: ChannelId[], TypeCode, AuthorityCode, DefinitionCode][] = [
  ['nothing defined', [], 'reflector', 'lunar', 'none'],
  ['Sacral straight to the Throat', ['20-34'], 'manifesting_generator', 'sacral', 'single'],
  ['Sacral by G to the Throat', ['2-14', '7-31'], 'manifesting_generator', 'sacral', 'single'],
  ['Sacral by Spleen to the Throat', ['34-57', '20-57'], 'manifesting_generator', 'sacral', 'single'],
  ['Sacral apart from a Throat with its motor', ['3-60', '21-45'], 'manifesting_generator', 'sacral', 'split'],
  ['Sacral and Root, no Throat', ['3-60'], 'generator', 'sacral', 'single'],
  ['Sacral apart from a Throat without a motor', ['27-50', '11-56'], 'generator', 'sacral', 'split'],
  ['Sacral and Solar Plexus', ['6-59'], 'generator', 'emotional', 'single'],
  ['Emotional Manifesting Generator', ['6-59', '12-22'], 'manifesting_generator', 'emotional', 'single'],
  ['Solar Plexus to the Throat', ['35-36'], 'manifestor', 'emotional', 'single'],
  ['Heart by the Solar Plexus to the Throat', ['37-40', '12-22'], 'manifestor', 'emotional', 'single'],
  ['Root by the Spleen to the Throat', ['32-54', '16-48'], 'manifestor', 'splenic', 'single'],
  ['Heart by the Spleen to the Throat', ['26-44', '20-57'], 'manifestor', 'splenic', 'single'],
  ['Heart straight to the Throat', ['21-45'], 'manifestor', 'ego_manifested', 'single'],
  ['Heart by the G to the Throat', ['25-51', '1-8'], 'manifestor', 'ego_manifested', 'single'],
  ['Heart and G only', ['25-51'], 'projector', 'ego_projected', 'single'],
  ['Heart and G apart from the Throat', ['25-51', '17-62'], 'projector', 'ego_projected', 'split'],
  ['G to the Throat', ['7-31'], 'projector', 'self_projected', 'single'],
  ['Head and Ajna', ['24-61'], 'projector', 'mental', 'single'],
  ['Head, Ajna and Throat', ['4-63', '17-62'], 'projector', 'mental', 'single'],
  ['Spleen and Root', ['18-58'], 'projector', 'splenic', 'single'],
  ['Solar Plexus and Root', ['30-41'], 'projector', 'emotional', 'single'],
  ['three areas', ['24-61', '1-8', '28-38'], 'projector', 'splenic', 'triple_split'],
  ['four areas', ['47-64', '20-57', '25-51', '3-60'], 'generator', 'sacral', 'quadruple_split'],
  ['a loop is still one area', ['10-20', '20-57', '10-57'], 'projector', 'splenic', 'single'],
  ['two channels between the same centers', ['4-63', '24-61'], 'projector', 'mental', 'single'],
]

describe('type, authority and definition', () => {
  test.each(cases)('%s', (_, channels, type, authority, definition) => {
    const components = componentsOf(channels)
    const found = typeOf(components)
    expect({ type: found, authority: authorityOf(components, found), definition: definitionOf(components) }).toEqual({
      type,
      authority,
      definition,
    })
  })

  test('a channel joins components that were apart before it', () => {
    expect(componentsOf(['1-8', '25-51', '24-61'])).toHaveLength(2)
    expect(componentsOf(['1-8', '24-61', '23-43'])).toEqual([new Set(['throat', 'ajna', 'g', 'head'])])
  })
})

describe('centers', () => {
  test('defined by a channel, undefined with a lone gate, open without any', () => {
    const states = centerStates(toChannels(['20-34']), new Set([20, 34, 21]))
    expect(states).toEqual({
      head: 'open',
      ajna: 'open',
      throat: 'defined',
      g: 'open',
      heart: 'undefined',
      spleen: 'open',
      sacral: 'defined',
      solar_plexus: 'open',
      root: 'open',
    })
  })
})

test('strategy, signature and not-self theme of each type', () => {
  expect(Object.entries(TYPE_TRAITS).map(([type, traits]) => [type, ...Object.values(traits)])).toEqual([
    ['generator', 'wait_to_respond', 'satisfaction', 'frustration'],
    ['manifesting_generator', 'wait_to_respond_then_inform', 'satisfaction', 'frustration'],
    ['manifestor', 'inform_before_acting', 'peace', 'anger'],
    ['projector', 'wait_for_invitation', 'success', 'bitterness'],
    ['reflector', 'wait_lunar_cycle', 'surprise', 'disappointment'],
  ])
})

import { expect, test } from 'vitest'
import { networkOf } from './network'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['unknown', 'unknown'],
  ['2001:db8::g', '2001:db8::g'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('the addresses of one /64 count together, those of the next apart', () => {
  expect(networkOf('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(networkOf('2001:db8:0:1::1'))
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'))
})

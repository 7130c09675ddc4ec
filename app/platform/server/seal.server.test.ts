import { expect, test } from 'vitest'
import { seal, unseal } from './seal.server'

const SECRET = 'a secret of at least thirty-two letters'

test('gives back what was sealed, only by the same secret and under the same label', async () => {
  const sealed = await seal(SECRET, 'mail 1', 'https://hd.example/?token=абв')
  expect(await unseal(SECRET, 'mail 1', sealed)).toBe('https://hd.example/?token=абв')
  expect(await unseal(`${SECRET}.`, 'mail 1', sealed)).toBeNull()
  expect(await unseal(SECRET, 'mail 2', sealed)).toBeNull()
  expect(await unseal(SECRET, 'mail 1', `${sealed.slice(0, -4)}AAA=`)).toBeNull()
  expect(await unseal(SECRET, 'mail 1', 'not sealed at all')).toBeNull()
})

test('seals the same text differently each time', async () => {
  expect(await seal(SECRET, 'mail', 'text')).not.toBe(await seal(SECRET, 'mail', 'text'))
})

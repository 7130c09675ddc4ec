import { expect, test } from 'vitest'
import { navigationTarget } from './navigation-target'

const SITE = 'https://social.example'
const asked = (path: string, from: string | undefined = '/app/dashboard', mode: RequestMode = 'cors') =>
  navigationTarget({ url: new URL(path, SITE), mode, clientUrl: from === undefined ? undefined : SITE + from })

test.each([
  ['/app/profile.data', '/app/profile'],
  ['/_root.data', '/'],
  ['/u/ada.data', '/u/ada'],
  ['/app/settings.data?tab=privacy&_routes=root%2Croutes%2Fapp.settings', '/app/settings?tab=privacy'],
  ['/app/messages.data?c=7&_routes=root%2Croutes%2Fapp.messages', '/app/messages?c=7'],
])('who goes to %s is on the way to %s', (data, page) => {
  expect(asked(data)).toBe(SITE + page)
})

test('from one conversation to the next is a way too', () => {
  expect(asked('/app/messages.data?c=8&_routes=root%2Croutes%2Fapp.messages', '/app/messages?c=7')).toBe(
    `${SITE}/app/messages?c=8`,
  )
})

test('nobody goes anywhere for a part of a page, ahead of a press, for the page that is open, or without a page', () => {
  expect(asked('/app/explore.data?cursor=9&_routes=routes%2Fapp.explore._index', '/app/explore')).toBeNull()
  expect(asked('/resources/notifications.data?_routes=routes%2Fresources.notifications')).toBeNull()
  expect(asked('/app/profile.data', '/app/dashboard', 'no-cors')).toBeNull()
  expect(asked('/app/messages.data?c=7', '/app/messages?c=7')).toBeNull()
  expect(navigationTarget({ url: new URL('/app/profile.data', SITE), mode: 'cors', clientUrl: undefined })).toBeNull()
  expect(asked('/app/profile')).toBeNull()
})

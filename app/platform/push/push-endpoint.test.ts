import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-endpoint'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=a%2b',
  'https://web.push.apple.com/QGu',
])('%s can be of a push service', (address) => {
  expect(isPushEndpoint(address, undefined)).toBe(true)
})

test.each([
  ...['http://fcm.googleapis.com/x', 'ftp://push.example.org/x', 'javascript:alert(1)', 'nothing', ''],
  ...['https://localhost/x', 'https://db/x', 'https://printer.local/x', 'https://a.internal/x', 'https://LOCALHOST./x'],
  ...[
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://017700000001/x',
  ],
  ...['https://[::1]/x', 'https://[fd00::1]/x', 'https://[::ffff:169.254.169.254]/x', 'https://169.254.169.254/x'],
  ...['https://push.example.org:8443/x', 'https://me:secret@push.example.org/x', 'http://localhost:9999/x'],
  `https://push.example.org/${'x'.repeat(1000)}`,
])('%s cannot', (address) => {
  expect(isPushEndpoint(address, undefined)).toBe(false)
})

test('the stand-in is let through where a setting names it, and nothing beside it', () => {
  expect(isPushEndpoint('http://localhost:9999/x', 'http://localhost:9999')).toBe(true)
  expect(isPushEndpoint('http://localhost:9998/x', 'http://localhost:9999')).toBe(false)
  expect(isPushEndpoint('https://localhost/x', 'http://localhost:9999')).toBe(false)
})

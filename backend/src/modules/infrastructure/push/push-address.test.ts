import { isPushAddress } from './push-address.ts'

const here = { isLoopbackAllowed: false }

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('accepts the push service %s', address => {
  expect(isPushAddress(address, here)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://.push.apple.com/abc',
  'https://evil-push.apple.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'http://127.0.0.1:5432/',
  'http://localhost:4000/',
  'file:///etc/passwd',
  'nonsense',
])('refuses %s', address => {
  expect(isPushAddress(address, here)).toBe(false)
})

it('allows this machine only where configured, and no look-alike', () => {
  const allowed = { isLoopbackAllowed: true }
  expect(isPushAddress('http://127.0.0.1:5432/', allowed)).toBe(true)
  expect(isPushAddress('http://127.0.0.1.evil.example/', allowed)).toBe(false)
  expect(isPushAddress('http://10.0.0.1/', allowed)).toBe(false)
})

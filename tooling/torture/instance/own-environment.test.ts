import { ownEnvironment } from './own-environment.ts'

describe('environment of an instance under attack or measurement', () => {
  it('clears the database, remote store, mail server, payment key and platform of the user', () => {
    const given = {
      DATABASE_URL: 'postgresql://shop@db/sufra',
      REMOTE_STORE: 's3://shop/remotes',
      SMTP_URL: 'smtps://shop@mail',
      CLICKPAY_SERVER_KEY: 'KEY',
      PLATFORM_URL_JAHEZ: 'https://jahez.example',
    }
    const own = ownEnvironment(given)
    for (const name of Object.keys(given)) expect([name, own[name]]).toEqual([name, ''])
  })

  it('keeps all other variables', () => {
    expect(ownEnvironment({ PATH: '/usr/bin', TZ: 'Asia/Riyadh' })).toMatchObject({
      PATH: '/usr/bin',
      TZ: 'Asia/Riyadh',
    })
  })
})

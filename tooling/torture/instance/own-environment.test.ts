import { ownEnvironment } from './own-environment.ts'

describe('what a Sufra that is attacked or measured gets of this environment', () => {
  it('is no database, no bucket, no mail server, no money and no platform of somebody’s own', () => {
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

  it('is everything else', () => {
    expect(ownEnvironment({ PATH: '/usr/bin', TZ: 'Asia/Riyadh' })).toMatchObject({
      PATH: '/usr/bin',
      TZ: 'Asia/Riyadh',
    })
  })
})

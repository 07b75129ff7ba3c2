import { findMissingInHosts } from './host-compatibility.mjs'

const host = (version, change) => ({
  version,
  hostApi: '1.2.0',
  provides: {
    react: { version: '19.3.1', exports: ['useState'] },
    '@sufra/shared/ui': { version: '1.0.0', exports: ['Button'] },
    zustand: { version: '5.1.0', exports: null },
  },
  ...change,
})
const contract = change => ({
  hostApi: '^1.0.0',
  consumes: { react: '^19.0.0', '@sufra/shared/ui': '^1.0.0' },
  imports: { react: ['useState'], '@sufra/shared/ui': ['Button'] },
  ...change,
})

it('needs that every host satisfies are no problem', () => {
  expect(findMissingInHosts({ contract: contract(), hosts: [host('1.0.0-a'), host('1.0.0-b')] })).toEqual([])
})

it.each([
  [
    'a package that the host does not share',
    { consumes: { lodash: '^4.0.0' } },
    'share_unknown',
    'lodash is needed',
  ],
  [
    'a package in another version',
    { consumes: { react: '^18.0.0' } },
    'share_version',
    '19.3.1 is what it gets',
  ],
  [
    'an unknown export',
    { imports: { '@sufra/shared/ui': ['Gauge'] } },
    'export_unknown',
    'Gauge of @sufra/shared/ui',
  ],
  ['an unsupported host API', { hostApi: '^2.0.0' }, 'host_api', 'host API ^2.0.0'],
])("%s is refused with the host's version and a remedy", (...[, change, code, reason]) => {
  const [problem, ...more] = findMissingInHosts({ contract: contract(change), hosts: [host('1.0.0-a')] })
  expect({ code: problem.code, more }).toEqual({ code, more: [] })
  expect(problem.text).toContain(reason)
  expect(problem.text).toContain('host 1.0.0-a')
  expect(problem.remedy).toContain('release a host that does first')
})

it('one refusal lists all hosts that lack the same need', () => {
  const older = { provides: { react: { version: '19.3.1', exports: ['useRef'] } } }
  const hosts = [host('3'), host('2', older), host('1', older)]
  const needs = contract({ consumes: { react: '^19.0.0' }, imports: { react: ['useState'] } })
  expect(findMissingInHosts({ contract: needs, hosts })).toEqual([
    expect.objectContaining({
      code: 'export_unknown',
      hosts: ['2', '1'],
      text: expect.stringMatching(/host 2, 1$/),
    }),
  ])
})

it('unknowable needs are no refusal: unread names, a whole package, a build from before', () => {
  const hosts = [host('1.0.0-a')]
  expect(
    findMissingInHosts({ contract: contract({ imports: { zustand: ['create'], react: ['*'] } }), hosts }),
  ).toEqual([])
  expect(findMissingInHosts({ contract: contract({ imports: undefined }), hosts })).toEqual([])
})

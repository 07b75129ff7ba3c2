import { join } from 'node:path'
import type { Foundation } from '#src/foundation.ts'
import { registerIdempotencyClean } from './idempotency/idempotency.service.ts'
import { imageRoutes } from './image/image.routes.ts'
import { createImages, diskImageStorage } from './image/image.service.ts'
import { createImageUploads } from './image/own-images.service.ts'
import { createMailService } from './mail/mail.service.ts'
import { mailboxRoutes } from './mail/mailbox.routes.ts'
import { createLiveHub } from './stream/live-hub.ts'
import type { LiveHubOptions } from './stream/live-hub.ts'
import { streamRoutes } from './stream/stream.routes.ts'

export { formFile } from './image/image-form.ts'
export { idempotencyKeyOf, once } from './idempotency/idempotency.service.ts'
export { MAX_IMAGE_BYTES, diskImageStorage, encodePicture, imageUrl } from './image/image.service.ts'
export type { ImageStorage, Images } from './image/image.service.ts'
export { ownImage, ownImageKey } from './image/own-images.service.ts'
export { queueMail } from './mail/mail.service.ts'
export { createPushService, isPointOfCurve } from './push/push.service.ts'
export type { PushService } from './push/push.service.ts'
export {
  SHEET_FORM_LIMIT,
  ZIP_LOCAL,
  ZIP_TAIL,
  localLength,
  readDirectory,
  readSheet,
  readSheetForm,
  refusedFile,
  zipEnd,
} from './sheet/sheet.service.ts'
export type { DirectoryEntry, Line, Sheet } from './sheet/sheet.service.ts'
export { cursorOf, liveEventsWrite, publishLiveEvent, whisperLiveEvent } from './stream/stream.service.ts'
export type { OrderUpserted, PersonalEvent } from './stream/stream.service.ts'

/** The ground floor: mails, pictures, requests that are done once, streams. It knows nobody who stands on it. */
export const composeGround = (
  foundation: Foundation,
  { personalise, holds, isForOperator }: Pick<LiveHubOptions, 'personalise' | 'holds' | 'isForOperator'>,
) => {
  const images = createImages(diskImageStorage(join(foundation.env.DATA_DIR, 'images')))
  const mails = createMailService(foundation)
  const hub = createLiveHub({ ...foundation, personalise, holds, isForOperator })
  registerIdempotencyClean(foundation)
  return {
    images,
    routes: [
      ...imageRoutes(createImageUploads({ ...foundation, images })),
      ...streamRoutes(hub),
      ...mailboxRoutes(mails),
    ],
    endStreams: hub.close,
    endMails: mails.close,
  }
}

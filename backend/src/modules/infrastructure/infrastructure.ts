import type { Foundation } from '#src/app/foundation.ts'
import { createImageStore } from '#src/file-store/stores.ts'
import { registerIdempotencyClean } from './idempotency/idempotency.service.ts'
import { imageRoutes } from './image/image.routes.ts'
import { createImageStorage, createImages } from './image/image.service.ts'
import { createImageUploads } from './image/own-images.service.ts'
import { registerUnusedImages } from './image/unused-images.ts'
import type { NamedImages } from './image/unused-images.ts'
import { createMailService } from './mail/mail.service.ts'
import { mailboxRoutes } from './mail/mailbox.routes.ts'
import { createPaperDrawer } from './drawing/draw-papers.ts'
import { createLiveHub } from './stream/live-hub.ts'
import type { LiveHubOptions } from './stream/live-hub.ts'
import { streamRoutes } from './stream/stream.routes.ts'

export { noteAct, noteIfActing } from './audit/note-act.service.ts'
export type { AuditedChange } from './audit/note-act.service.ts'
export { noteQuietAct, recordActs } from './audit/record-acts.ts'
export { formFile } from './image/image-form.ts'
export { longDate } from './mail/long-date.ts'
export {
  idempotencyKeyOf,
  runIdempotently,
  runIdempotentlySealed,
} from './idempotency/idempotency.service.ts'
export {
  MAX_IMAGE_BYTES,
  createImageStorage,
  encodePicture,
  imageKeyOf,
  imageUrl,
} from './image/image.service.ts'
export type { ImageStorage, Images } from './image/image.service.ts'
export { ownImage, ownImageKey } from './image/own-images.service.ts'
export { MailMessage } from './mail/mail-message.ts'
export { queueMail } from './mail/mail.service.ts'
export { createPaperDrawer } from './drawing/draw-papers.ts'
export type { PaperDrawer } from './drawing/draw-papers.ts'
export { qrPicture } from './drawing/qr-picture.ts'
export { createPushService, isPointOfCurve } from './push/push.service.ts'
export type { PushService } from './push/push.service.ts'
export {
  SHEET_FORM_LIMIT,
  ZIP_LOCAL,
  ZIP_TAIL,
  damageOf,
  localLength,
  readDirectory,
  readSheet,
  readSheetForm,
  refusedFile,
  rightToLeft,
  zipEnd,
  zipOf,
} from './sheet/sheet.service.ts'
export type { ChosenSheet, DirectoryEntry, Line, ZipFile } from './sheet/sheet.service.ts'
export {
  cursorOf,
  liveEventsWrite,
  publishLiveEvent,
  publishEphemeralEvent,
  broadcastEphemeralEvent,
} from './stream/stream.service.ts'
export type { OrderUpserted, PersonalEvent } from './stream/stream.service.ts'
export { zatcaCode } from './tax-code/zatca-code.ts'

interface Neighbours extends Pick<LiveHubOptions, 'personalise' | 'holds' | 'isForOperator'> {
  imagesNamedBy: readonly NamedImages[]
}

/** Creates the base services: mails, pictures, idempotent requests, streams. They depend on no other domain. */
export const composeInfrastructure = (
  foundation: Foundation,
  { imagesNamedBy, personalise, holds, isForOperator }: Neighbours,
) => {
  const storage = createImageStorage(createImageStore(foundation.env))
  const images = createImages(storage)
  registerUnusedImages(foundation, { storage, namedBy: imagesNamedBy })
  const mails = createMailService(foundation)
  const hub = createLiveHub({ ...foundation, personalise, holds, isForOperator })
  registerIdempotencyClean(foundation)
  const drawer = createPaperDrawer()
  return {
    images,
    pictures: storage,
    drawer,
    routes: [
      ...imageRoutes(createImageUploads({ ...foundation, images })),
      ...streamRoutes(hub),
      ...mailboxRoutes(mails),
    ],
    endStreams: hub.close,
    endMails: mails.close,
    endPapers: drawer.close,
  }
}

import type { Ids } from './sample.ts'

/** Ids that are all the same number or the same text. */
export const idsLike = (number: number, text: string): Ids => ({
  accountId: number,
  serviceProviderId: number,
  categoryId: number,
  spareCategoryId: number,
  choiceId: number,
  sizeId: number,
  changeId: text,
  branchId: number,
  spareBranchId: number,
  productId: number,
  deletedProductId: number,
  orderId: number,
  memberId: number,
  invitedId: number,
  inviteToken: text,
  formerId: number,
  adminEmail: text,
  code: text,
  codeCookie: text,
  resetToken: text,
  selfId: number,
  roleId: number,
  spareRoleId: number,
  email: text,
  sessionId: text,
  pushDeviceId: number,
  ticketId: number,
  ticketFileId: number,
  cannedAnswerId: number,
  operatorId: number,
  cookie: text,
  storeId: text,
  secret: text,
  mark: text,
})

/** What exists nowhere. */
export const ABSENT: Ids = {
  ...idsLike(2_000_000_000, 'no-such-thing'),
  adminEmail: 'nobody@sufra.test',
  email: 'nobody@sufra.test',
  code: '000000',
  changeId: '8f0a6a34-1c51-4d59-9d0e-0f4b4a3f1d11',
  sessionId: '3b241101-e2bb-4255-8caf-4136c566a962',
}

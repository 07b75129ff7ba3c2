/** Order states by the id of the specification's `orderStatusId`; 0 is the filter "all". */
export const ORDER_STATUS = {
  New: 1,
  Accepted: 2,
  Preparing: 3,
  Ready: 4,
  PickedUp: 5,
  Completed: 6,
  Rejected: 7,
  Cancelled: 8,
  Missed: 9,
  Scheduled: 10,
  Failed: 11,
} as const

/** Actions by number (specification#orders). */
export const ORDER_ACTION = {
  Accept: 1,
  Reject: 2,
  StartPreparing: 3,
  MarkReady: 4,
  HandOver: 5,
  Complete: 6,
  Cancel: 7,
  Delay: 8,
  Acknowledge: 9,
  Print: 10,
  UndoLast: 11,
  Reinject: 12,
} as const

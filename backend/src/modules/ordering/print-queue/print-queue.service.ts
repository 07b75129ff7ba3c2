/**
 * Queues the papers of an accepted order for its branch's printers, in the transaction of the acceptance. A
 * repeated call queues nothing. The acceptance does not wait for the printers.
 */
export { insertJobsOf as queueOnAccept } from './print-queue.repository.ts'

/**
 * Puts the papers of an accepted order into the queues of its branch's printers that want them, in the transaction of the
 * acceptance: once, whoever accepts it how often. What a printer does with them is nobody's to wait for.
 */
export { insertJobsOf as queueOnAccept } from './print-queue.repository.ts'

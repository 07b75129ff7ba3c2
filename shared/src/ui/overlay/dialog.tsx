import { ModalFrame } from './modal-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

/** A modal window whose content is its own head: `title` is for screen readers. */
export const BareDialog = (props: ModalProps) => <ModalFrame shape="bare" {...props} />

/** A modal window in the middle. Closes by Escape, the cross and a press outside. */
export const Dialog = (props: ModalProps) => <ModalFrame shape="dialog" {...props} />

import { ModalFrame } from './modal-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

/** Renders a modal window whose content contains its own head: `title` is for screen readers. */
export const BareDialog = (props: ModalProps) => <ModalFrame shape="bare" {...props} />

/** Renders a modal window in the middle. Escape, the cross and a press outside close it. */
export const Dialog = (props: ModalProps) => <ModalFrame shape="dialog" {...props} />

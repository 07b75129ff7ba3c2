import { ModalFrame } from './modal-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

/** A modal panel at the end side, full height; full width on a phone. */
export const Drawer = (props: ModalProps) => <ModalFrame shape="drawer" {...props} />

import { ModalFrame } from './modal-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

/** A modal panel at the end side, full height; full width on a phone. */
export const Drawer = (props: ModalProps) => <ModalFrame shape="drawer" {...props} />

/** The same at the start side and narrower: what otherwise stands beside the page. */
export const SideDrawer = (props: ModalProps) => <ModalFrame shape="side" {...props} />

import { useIdOfAddress } from '#src/brand/brand-address.ts'

/** What the address asks for: `id` edits, `copyOf` begins with a copy, neither makes a new product. */
export const useEditorAddress = () => ({
  id: useIdOfAddress('id'),
  copyOf: useIdOfAddress('copyOf'),
  serviceProviderId: useIdOfAddress('serviceProviderId'),
})

/** Where a product is edited. */
export const editorPath = ({ id, serviceProviderId }: { id: number; serviceProviderId: number }): string =>
  `/menus/new-meal?id=${id}&serviceProviderId=${serviceProviderId}`

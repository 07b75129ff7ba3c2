/** The Chakra system of `UiProvider`, for tokens outside React. Screens use style props instead. */
export { system } from './theme/system.ts'

import type { ThirdPartyModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * Gives an i18next instance to React. react-i18next copies every own property of the instance for each mounted
 * component that reads texts, which cost 100 ms per screen change on a tablet. An object without own properties, with
 * the instance as its prototype, avoids this.
 */
export const reactTexts: ThirdPartyModule = {
  type: '3rdParty',
  init: instance => initReactI18next.init(Object.create(instance)),
}

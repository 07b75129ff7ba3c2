import '@testing-library/jest-dom'
import { installStandIns } from './browser-stand-ins.ts'
import { cutNetwork } from './http-stand-in.ts'
import './waiting.ts'

installStandIns()
beforeEach(cutNetwork)
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

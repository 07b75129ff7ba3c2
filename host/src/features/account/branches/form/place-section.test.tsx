import { renderUi } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import ar from '#src/locales/branches/ar.json'
import en from '#src/locales/branches/en.json'
import { PlaceSection } from './place-section.tsx'

interface Device {
  find: (latitude: number, longitude: number) => void
  refuse: () => void
  asked: () => number
}

/** A geolocation stub that answers on the test's command. */
const device = (): Device => {
  let answers: [PositionCallback, PositionErrorCallback | null | undefined] = [() => undefined, null]
  let asked = 0
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (onFound: PositionCallback, onFailed?: PositionErrorCallback | null) => {
        asked += 1
        answers = [onFound, onFailed]
      },
    },
  })
  const coordsOf = (latitude: number, longitude: number) => ({
    latitude,
    longitude,
    accuracy: 5,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  })
  return {
    asked: () => asked,
    find: (latitude, longitude) =>
      act(() => answers[0]({ coords: coordsOf(latitude, longitude), timestamp: 0, toJSON: () => ({}) })),
    refuse: () =>
      act(() =>
        answers[1]?.({
          code: 1,
          message: 'denied',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        }),
      ),
  }
}

const Place = ({ start }: { start: { lat: string; lng: string } }) => {
  const [place, setPlace] = useState(start)
  return <PlaceSection {...place} onChange={setPlace} errors={{}} />
}
const show = (start = { lat: '', lng: '' }, options: RenderUiOptions = {}) =>
  renderUi(<Place start={start} />, { namespaces: { branches: { ar, en } }, ...options })
const box = (name: string) => screen.getByRole('textbox', { name })
const here = () => screen.getByRole('button', { name: 'Use where I am' })

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

it("fills both fields from the device's position, rounded to a map's precision", async () => {
  const place = device()
  const { user } = show()
  await user.click(here())
  place.find(24.690512345, 46.685398765)
  expect(box('Latitude')).toHaveValue('24.690512')
  expect(box('Longitude')).toHaveValue('46.685399')
})

it('keeps text that is typed while the device searches', async () => {
  const place = device()
  const { user } = show()
  await user.click(here())
  await user.type(box('Latitude'), '21.5')
  await user.type(box('Longitude'), '39.2')
  place.find(24.69, 46.68)
  expect(box('Latitude')).toHaveValue('21.5')
  expect(box('Longitude')).toHaveValue('39.2')
  expect(here()).toBeEnabled()
})

it('sends one geolocation request for several presses', async () => {
  const place = device()
  const { user } = show()
  await user.dblClick(here())
  expect(place.asked()).toBe(1)
})

it('keeps the fields when the device refuses, and says so until the next input', async () => {
  const place = device()
  const { user } = show({ lat: '24.7', lng: '46.7' })
  await user.click(here())
  place.refuse()
  expect(screen.getByText(/This device did not tell where it is/)).toBeVisible()
  expect(box('Latitude')).toHaveValue('24.7')
  await user.type(box('Latitude'), '1')
  expect(screen.queryByText(/This device did not tell/)).not.toBeInTheDocument()
})

it('can ask the device again after a failure', async () => {
  const place = device()
  const { user } = show()
  await user.click(here())
  place.refuse()
  await user.click(here())
  place.find(24.69, 46.68)
  expect(box('Latitude')).toHaveValue('24.69')
  expect(screen.queryByText(/This device did not tell/)).not.toBeInTheDocument()
})

it('hides the button without geolocation', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Use where I am' })).not.toBeInTheDocument()
})

it.each([
  ['24.7', ''],
  ['', '46.7'],
  ['north', '46.7'],
])('offers no map for “%s” and “%s”', (lat, lng) => {
  show({ lat, lng })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('opens the map at the location in another tab', () => {
  show({ lat: '24.7', lng: '46.7' })
  const map = screen.getByRole('link', { name: 'Look at it on a map' })
  expect(map).toHaveAttribute('href', expect.stringContaining('mlat=24.7&mlon=46.7'))
  expect(map).toHaveAttribute('target', '_blank')
})

it('warns in Arabic about a location in the sea', () => {
  show({ lat: '0', lng: '0' }, { language: 'ar' })
  expect(screen.getByText(/خارج/)).toBeVisible()
})

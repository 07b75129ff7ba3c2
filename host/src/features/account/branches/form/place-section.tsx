import { toLatinDigits } from '@sufra/shared/contracts/text'
import { Banner, Button, Field, Flex, Grid, Stack, TextInput, TextLink } from '@sufra/shared/ui'
import { LocateFixed, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '#src/dialog-state/use-latest.ts'
import { coordinateOf } from './branch-values.ts'

interface PlaceSectionProps {
  lat: string
  lng: string
  onChange: (place: { lat: string; lng: string }) => void
  errors: { lat?: string; lng?: string }
}

const DIGITS = 6
// Bounding box of Saudi Arabia.
const isInside = (lat: number, lng: number): boolean => lat >= 16 && lat <= 33 && lng >= 34 && lng <= 56
const textOf = (degrees: number): string => String(Number(degrees.toFixed(DIGITS)))

const mapOf = (lat: number, lng: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`

interface Search {
  state: 'idle' | 'asking' | 'failed'
  /** input at the time of the failure */
  at: string
}

const IDLE: Search = { state: 'idle', at: '' }

/** Reads the device's position. That may take half a minute, so input typed meanwhile wins. */
const useOwnPlace = ({ lat, lng, onChange }: PlaceSectionProps) => {
  const [{ state, at }, setSearch] = useState(IDLE)
  const written = `${lat} ${lng}`
  const newest = useLatest(written)
  const ask = () => {
    setSearch({ state: 'asking', at: '' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSearch(IDLE)
        if (newest() === written) onChange({ lat: textOf(coords.latitude), lng: textOf(coords.longitude) })
      },
      () => setSearch({ state: 'failed', at: newest() }),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  const hasFailed = state === 'failed' && at === written
  return { ask, isAsking: state === 'asking', hasFailed, isPossible: 'geolocation' in navigator }
}

/** Location of the branch for drivers: typed or from this device, with a link to a map. */
export const PlaceSection = (props: PlaceSectionProps) => {
  const { t } = useTranslation('branches')
  const { lat, lng, onChange, errors } = props
  const own = useOwnPlace(props)
  const [north, east] = [coordinateOf(lat), coordinateOf(lng)]
  const isPlace = north !== null && east !== null && Number.isFinite(north) && Number.isFinite(east)
  const box = (name: 'lat' | 'lng', value: string) => (
    <Field label={t(`place.${name}`)} error={errors[name]}>
      <TextInput
        name={name}
        dir="ltr"
        inputMode="decimal"
        value={value}
        onChange={({ target }) => onChange({ lat, lng, [name]: toLatinDigits(target.value) })}
      />
    </Field>
  )
  return (
    <Stack gap="3">
      <Grid gridTemplateColumns="1fr 1fr" gap="3">
        {box('lat', lat)}
        {box('lng', lng)}
      </Grid>
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        {own.isPossible && (
          <Button
            variant="outline"
            size="sm"
            icon={<LocateFixed size={16} aria-hidden />}
            isLoading={own.isAsking}
            onClick={own.ask}
          >
            {t('place.here')}
          </Button>
        )}
        {isPlace && (
          <TextLink
            href={mapOf(north, east)}
            target="_blank"
            rel="noreferrer"
            display="inline-flex"
            alignItems="center"
            gap="1.5"
          >
            <MapPin size={16} aria-hidden /> {t('place.map')}
          </TextLink>
        )}
      </Flex>
      {own.hasFailed && <Banner tone="notice">{t('place.failed')}</Banner>}
      {isPlace && !isInside(north, east) && <Banner tone="notice">{t('place.outside')}</Banner>}
    </Stack>
  )
}

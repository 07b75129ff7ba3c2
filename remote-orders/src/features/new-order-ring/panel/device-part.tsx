import { useTranslation } from 'react-i18next'
import { Field, Stack } from '@sufra/shared/ui'
import { SelectInput, Switch } from '@sufra/shared/ui/forms'
import { changeDeviceSettings, useDeviceSettings } from '../device/device-settings.ts'

/** Settings of this device: orders that ring, and whether the screen stays on. */
export const DevicePart = () => {
  const { t } = useTranslation()
  const ringsFor = useDeviceSettings(device => device.ringsFor)
  const staysAwake = useDeviceSettings(device => device.staysAwake)
  return (
    <Stack gap="4">
      <Field label={t('orders:device.ringsFor')} help={t(`orders:device.help.${ringsFor}`)}>
        <SelectInput
          value={ringsFor}
          onChange={({ target }) =>
            changeDeviceSettings({ ringsFor: target.value === 'escalated' ? 'escalated' : 'new' })
          }
          options={[
            { value: 'new', label: t('orders:device.new') },
            { value: 'escalated', label: t('orders:device.escalated') },
          ]}
        />
      </Field>
      {'wakeLock' in navigator && (
        <Switch
          label={t('orders:device.awake')}
          help={t('orders:device.awakeHelp')}
          isOn={staysAwake}
          onChange={isOn => changeDeviceSettings({ staysAwake: isOn })}
        />
      )}
    </Stack>
  )
}

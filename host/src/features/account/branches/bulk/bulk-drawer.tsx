import { api, ApiError } from '@sufra/shared/api'
import type { AddBulkAnswer, SheetRows } from '@sufra/shared/contracts/branch'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import { Banner, Button, Field, Num, Stack, Text, TextLink, chakra } from '@sufra/shared/ui'
import { FileInput, SelectInput, TextArea } from '@sufra/shared/ui/forms'
import { Drawer, toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery, brandsQuery } from '#src/merchant/branches.queries.ts'
import { BRANCH_COLUMNS, branchesOf, columnsOf, templateAddress } from './sheet-branches.ts'

/** Text box for cells copied from a spreadsheet, separated by tabs. */
const PasteBox = ({ onPaste }: { onPaste: (content: Blob | null) => void }) => {
  const { t } = useTranslation('branches')
  const [text, setText] = useState('')
  // A change makes the rows read before outdated.
  const change = (next: string) => {
    setText(next)
    onPaste(null)
  }
  return (
    <Stack gap="2">
      <Field label={t('bulk.paste')} help={t('bulk.pasteHelp')}>
        <TextArea rows={4} value={text} onChange={({ target }) => change(target.value)} />
      </Field>
      {text.trim() !== '' && (
        <Button variant="outline" onClick={() => onPaste(new Blob([text]))}>
          {t('bulk.read')}
        </Button>
      )}
    </Stack>
  )
}

/** Reads the rows of a file or of pasted cells with the common spreadsheet reader. */
const useReadSheet = () =>
  useMutation({
    mutationFn: (file: Blob) => {
      const body = new FormData()
      body.append('File', file, 'branches.csv')
      return api.post('/api/Branch/ReadSheet', { body })
    },
  })

/** Adds all rows of a sheet, or none and returns the errors by row. */
const useAddAll = (serviceProviderId: number | null) => {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (rows: SheetRows) => {
      const body = { serviceProviderId: serviceProviderId ?? Number.NaN, branches: branchesOf(rows) }
      return sendOnce(body, idempotencyKey => api.post('/api/Branch/AddBulk', { body, idempotencyKey }))
    },
    onSuccess: ({ created }) => created > 0 && void queryClient.invalidateQueries(branchesQuery),
  })
}

const FILE_RULES = { types: ['.csv', '.xlsx'], largest: 8 * 1024 * 1024 }
const MOST_SHOWN = 100

const Faults = chakra('ol', {
  base: {
    listStyle: 'none',
    textStyle: 'sm13',
    '& > li': { py: '2', borderTopWidth: '1px', borderColor: 'line' },
    '& b': { fontWeight: 'semibold' },
    '& p': { color: 'disabled' },
  },
})

const problemOf = (error: unknown): ApiError | null => (error instanceof ApiError ? error : null)
const fileProblem = (error: unknown): string | undefined => problemOf(error)?.problem?.errors?.File?.[0]

const useTemplate = (): string => {
  const { t } = useTranslation('branches')
  return templateAddress(
    BRANCH_COLUMNS.map(column => t(`bulk.columns.${column}`)),
    BRANCH_COLUMNS.map(column => t(`bulk.example.${column}`)),
  )
}

const FaultList = ({ rows, failed }: { rows: SheetRows; failed: AddBulkAnswer['failed'] }) => {
  const { t } = useTranslation('branches')
  return (
    <>
      <Banner tone="error" icon={<CircleAlert size={18} aria-hidden />}>
        {t('bulk.nothingSaved', { count: failed.length })}
      </Banner>
      <Faults aria-label={t('bulk.faults')}>
        {failed.slice(0, MOST_SHOWN).map(({ row, errors }) => (
          <li key={row}>
            <b>{t('bulk.row', { row: rows.lines[row - 1]?.number ?? row })}</b>
            {Object.entries(errors).map(([field, texts]) => (
              <p key={field}>{`${t(`bulk.fields.${field.split('.')[0]}`, field)}: ${texts.join(' ')}`}</p>
            ))}
          </li>
        ))}
      </Faults>
      {failed.length > MOST_SHOWN && (
        <Text textStyle="sm13" color="muted">
          {t('bulk.more')} <Num value={failed.length - MOST_SHOWN} />
        </Text>
      )}
    </>
  )
}

const useBrandOf = (brandId: number) => {
  const own = useQuery({ ...brandsQuery, enabled: brandId === 0 })
  const [chosen, setChosen] = useState<number | null>(null)
  const brands = brandId === 0 ? (own.data ?? []) : []
  const only = brands.length === 1 ? (brands[0]?.id ?? null) : null
  const hasFailed = brandId === 0 && own.isError && !own.data
  const retry = () => void own.refetch()
  return {
    brands,
    chosen,
    setChosen,
    brand: brandId || only || chosen,
    hasFailed,
    isAsking: own.isFetching,
    retry,
  }
}

/** Adds many branches from a spreadsheet file or pasted cells: all or none. */
export const BulkDrawer = ({ brandId, onClose }: { brandId: number; onClose: () => void }) => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const [file, setFile] = useState<File | null>(null)
  const read = useReadSheet()
  const { brands, brand, chosen, setChosen, ...asked } = useBrandOf(brandId)
  const add = useAddAll(brand)
  const template = useTemplate()
  const rows = read.data
  const columns = rows ? columnsOf(rows.headings) : {}
  const isNamed = columns.nameAr !== undefined || columns.nameEn !== undefined
  const take = (content: Blob | null) => {
    add.reset()
    if (content) read.mutate(content)
    else read.reset()
  }
  const save = () =>
    rows &&
    add.mutate(rows, {
      onSuccess: ({ created }) => {
        if (created === 0) return
        toast({ kind: 'success', text: t('done.many', { count: created }) })
        onClose()
      },
    })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('bulk.title')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            isLoading={add.isPending || read.isPending}
            disabled={!rows || !isNamed || !brand}
            onClick={save}
          >
            {t('bulk.save', { count: rows?.lines.length ?? 0 })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted">{t('bulk.help')}</Text>
        <TextLink
          href={template}
          download="branches.csv"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          w="fit"
        >
          <Download size={16} aria-hidden /> {t('bulk.template')}
        </TextLink>
        {asked.hasFailed && (
          <Banner
            tone="error"
            icon={<CircleAlert size={18} aria-hidden />}
            action={
              <Button size="sm" variant="outline" isLoading={asked.isAsking} onClick={asked.retry}>
                {t('retry')}
              </Button>
            }
          >
            {t('brand.failed')}
          </Banner>
        )}
        {brands.length > 1 && (
          <Field label={t('brand.brand')}>
            <SelectInput
              value={String(chosen ?? '')}
              placeholder={t('brand.brand')}
              options={brands.map(({ id, name }) => ({
                value: String(id),
                label: inLanguage(name, language),
              }))}
              onChange={({ target }) => setChosen(Number(target.value) || null)}
            />
          </Field>
        )}
        <FileInput
          {...FILE_RULES}
          label={t('bulk.file')}
          value={file}
          error={fileProblem(read.error)}
          onChange={picked => {
            setFile(picked)
            take(picked)
          }}
        />
        {!file && <PasteBox onPaste={take} />}
        <FormProblem
          problem={fileProblem(read.error) ? problemOf(add.error) : problemOf(read.error ?? add.error)}
        />
        {rows && !isNamed && <Banner tone="notice">{t('bulk.noNames')}</Banner>}
        {rows && isNamed && !add.data && (
          <Text role="status">{t('bulk.found', { count: rows.lines.length })}</Text>
        )}
        {rows && add.data && add.data.failed.length > 0 && <FaultList rows={rows} failed={add.data.failed} />}
      </Stack>
    </Drawer>
  )
}

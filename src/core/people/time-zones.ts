/** A time zone that people can choose. `label` is its usual name beside the place, if it has one. */
type OfferedZone = { readonly zone: string; readonly label?: string }

/**
 * Time zones in the order of the lists: South Africa's first, then the four of the specification, section 9. After
 * them come the rest of Africa and places where South Africans live, from west to east.
 */
export const TIME_ZONES = [
  { zone: 'Africa/Johannesburg', label: 'SAST' },
  { zone: 'America/New_York', label: 'ET' },
  { zone: 'America/Chicago', label: 'CT' },
  { zone: 'America/Denver', label: 'MT' },
  { zone: 'America/Los_Angeles', label: 'PT' },
  { zone: 'Pacific/Honolulu' },
  { zone: 'America/Anchorage' },
  { zone: 'America/Mexico_City' },
  { zone: 'America/Toronto' },
  { zone: 'America/Sao_Paulo' },
  { zone: 'Atlantic/Azores' },
  { zone: 'Africa/Accra' },
  { zone: 'UTC' },
  { zone: 'Europe/Dublin' },
  { zone: 'Europe/Lisbon' },
  { zone: 'Europe/London' },
  { zone: 'Africa/Kinshasa' },
  { zone: 'Africa/Lagos' },
  { zone: 'Africa/Luanda' },
  { zone: 'Africa/Windhoek' },
  { zone: 'Europe/Amsterdam' },
  { zone: 'Europe/Berlin' },
  { zone: 'Europe/Paris' },
  { zone: 'Africa/Cairo' },
  { zone: 'Africa/Gaborone' },
  { zone: 'Africa/Harare' },
  { zone: 'Africa/Lusaka' },
  { zone: 'Africa/Maputo' },
  { zone: 'Africa/Maseru' },
  { zone: 'Africa/Mbabane' },
  { zone: 'Europe/Athens' },
  { zone: 'Africa/Addis_Ababa' },
  { zone: 'Africa/Nairobi' },
  { zone: 'Indian/Mauritius' },
  { zone: 'Asia/Dubai' },
  { zone: 'Asia/Kolkata' },
  { zone: 'Asia/Singapore' },
  { zone: 'Australia/Perth' },
  { zone: 'Asia/Tokyo' },
  { zone: 'Australia/Sydney' },
  { zone: 'Pacific/Auckland' },
] as const satisfies readonly OfferedZone[]

export type TimeZone = (typeof TIME_ZONES)[number]['zone']

export const TIME_ZONE_NAMES = TIME_ZONES.map(({ zone }) => zone) as [TimeZone, ...TimeZone[]]

/** Returns a zone as a list shows it: "Johannesburg (SAST)". */
export const nameOfZone = ({ zone, label }: OfferedZone): string => {
  const place = zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')
  return label === undefined ? place : `${place} (${label})`
}

import { createIcon } from '../../ui/icons.tsx'

/* Icons of the dashboard: Lucide shapes (ISC licence), away from those that learner pages load. */
export const ArchiveIcon = /* @__PURE__ */ createIcon(
  '<rect width="20" height="5" x="2" y="3" rx="1"/><path d="M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4"/>',
)
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('<path d="m12 19-7-7 7-7M19 12H5"/>')
export const AssignIcon = /* @__PURE__ */ createIcon(
  '<rect width="8" height="4" x="8" y="2" rx="1"/>' +
    '<path d="M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2m1 10 2 2 4-4"/>',
)
export const BellIcon = /* @__PURE__ */ createIcon(
  '<path d="M10.300 21a2 2 0 0 0 3.400 0"/>' +
    '<path d="M3.300 15.300A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.700C19.400 14 18 12.500 18 8A6 6 0 0 0 6 8c0 4.500-1.400 6-2.700 7.300"/>',
)
export const BoardIcon = /* @__PURE__ */ createIcon(
  '<path d="M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3m4 18 5-5 5 5"/>',
)
export const CalendarIcon = /* @__PURE__ */ createIcon(
  '<path d="M8 2v4m8-4v4M3 10h18"/><rect width="18" height="18" x="3" y="4" rx="2"/>',
)
export const ChartIcon = /* @__PURE__ */ createIcon('<path d="M3 3v16a2 2 0 0 0 2 2h16M18 17V9m-5 8V5M8 17v-3"/>')
export const ChevronDownIcon = /* @__PURE__ */ createIcon('<path d="m6 9 6 6 6-6"/>')
export const ClockIcon = /* @__PURE__ */ createIcon('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>')
export const EyeIcon = /* @__PURE__ */ createIcon(
  '<path d="M2 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 20 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-20 0"/><circle cx="12" cy="12" r="3"/>',
)
export const LessonIcon = /* @__PURE__ */ createIcon(
  '<path d="M11.4 22H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.600a2.4 2.4 0 0 1 .7 1.700v5.4' +
    'M14 2v5a1 1 0 0 0 1 1h5m-6 11h6m-3-3v6"/>',
)
export const LibraryIcon = /* @__PURE__ */ createIcon('<path d="m16 6 4 14M12 6v14M8 8v12M4 4v16"/>')
export const MenuIcon = /* @__PURE__ */ createIcon('<path d="M4 5h16M4 12h16M4 19h16"/>')
export const OverviewIcon = /* @__PURE__ */ createIcon(
  '<rect width="7" height="9" x="3" y="3" rx="1"/><rect width="7" height="5" x="14" y="3" rx="1"/>' +
    '<rect width="7" height="9" x="14" y="12" rx="1"/><rect width="7" height="5" x="3" y="16" rx="1"/>',
)
export const PanelIcon = /* @__PURE__ */ createIcon(
  '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M9 3v18"/>',
)
export const PauseIcon = /* @__PURE__ */ createIcon('<circle cx="12" cy="12" r="10"/><path d="M10 15V9m4 6V9"/>')
export const PencilIcon = /* @__PURE__ */ createIcon(
  '<path d="M21.2 6.800a2.8 2.8 0 0 0-4-4L3.8 16.200a2 2 0 0 0-.5.8L2 21.400a.5.5 0 0 0 .6.6l4.4-1.300a2 2 0 0 0 .8-.5z"/>',
)
export const PlusIcon = /* @__PURE__ */ createIcon('<path d="M5 12h14M12 5v14"/>')
export const PrintIcon = /* @__PURE__ */ createIcon(
  '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"/>' +
    '<rect x="6" y="14" width="12" height="8" rx="1"/>',
)
export const ProgressIcon = /* @__PURE__ */ createIcon(
  '<path d="M12 2v4m4.2 1.8 2.9-2.900M18 12h4m-5.8 4.2 2.9 2.900M12 18v4m-7.1-2.9 2.9-2.900M2 12h4M4.9 4.900l2.9 2.9"/>',
)
export const RosterIcon = /* @__PURE__ */ createIcon(
  '<rect width="8" height="4" x="8" y="2" rx="1"/>' +
    '<path d="M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2m4 7h4m-4 5h4m-8-5h0m0 5h0"/>',
)
export const SchoolIcon = /* @__PURE__ */ createIcon(
  '<path d="M14 21v-3a2 2 0 0 0-4 0v3m8-16v16M4 6l7.1-3.800a2 2 0 0 1 1.8 0L20 6M6 11l-3.5 2.100a1 1 0 0 0-.5.9v5a2 2 0 0 0 2 2h16' +
    'a2 2 0 0 0 2-2v-5a1 1 0 0 0-.5-.9L18 11M6 5v16"/><circle cx="12" cy="9" r="2"/>',
)
export const SearchIcon = /* @__PURE__ */ createIcon('<path d="m21 21-4.3-4.3"/><circle cx="11" cy="11" r="8"/>')
export const SettingsIcon = /* @__PURE__ */ createIcon(
  '<path d="M9.7 4.100a2.3 2.3 0 0 1 4.6 0 2.3 2.3 0 0 0 3.4 2 2.3 2.3 0 0 1 2.3 4 2.3 2.3 0 0 0 0 3.8 2.3 2.3 0 0 1-2.3 4' +
    ' 2.3 2.3 0 0 0-3.4 2 2.3 2.3 0 0 1-4.6 0 2.3 2.3 0 0 0-3.4-2 2.3 2.3 0 0 1-2.3-4 2.3 2.3 0 0 0 0-3.8 2.3 2.3 0 0 1 2.3-4' +
    ' 2.3 2.3 0 0 0 3.4-2"/><circle cx="12" cy="12" r="3"/>',
)
export const SortIcon = /* @__PURE__ */ createIcon('<path d="m7 15 5 5 5-5M7 9l5-5 5 5"/>')
export const StoreIcon = /* @__PURE__ */ createIcon(
  '<path d="M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.8 10.300a1.1 1.1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.4 0 1.1 1.1 0 0 0-1.6 0' +
    ' 2.5 2.5 0 0 1-3.4 0 1.1 1.1 0 0 0-1.6 0 2.5 2.5 0 0 1-3.7-3.300l2.9-4.100A2 2 0 0 1 7 2h10a2 2 0 0 1 1.6.9l2.9 4.1' +
    'a2.5 2.5 0 0 1-3.7 3.300M4 11v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8"/>',
)
export const UserPlusIcon = /* @__PURE__ */ createIcon(
  '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2m17-13v6m3-3h-6"/><circle cx="9" cy="7" r="4"/>',
)

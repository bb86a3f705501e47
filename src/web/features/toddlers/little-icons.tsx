import { createIcon } from '../../ui/icons.tsx'

export const SpeakerIcon = createIcon(
  '<path d="M11 4.700a.7.7 0 0 0-1.200-.5L6.400 7.600a1.400 1.400 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1' +
    'h2.400a1.400 1.400 0 0 1 1 .4l3.400 3.400a.7.7 0 0 0 1.200-.5zM16 9a5 5 0 0 1 0 6' +
    'm3.400 3.400a9 9 0 0 0 0-12.800"/>',
)
export const BackIcon = createIcon('<path d="m15 18-6-6 6-6"/>')

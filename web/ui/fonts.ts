import { css } from '@emotion/react';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import rajdhaniSemiboldUrl from '@fontsource/rajdhani/files/rajdhani-latin-600-normal.woff2?url';
import rajdhaniBoldUrl from '@fontsource/rajdhani/files/rajdhani-latin-700-normal.woff2?url';

/**
 * Latin only, from our own files. Until they are there, text stands in the system's Arial (or a face of its widths),
 * scaled so that a line takes the same room in both: nothing moves when they arrive.
 */
export const fontFaces = css`
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url('${interUrl}') format('woff2');
  }
  @font-face {
    font-family: 'Rajdhani';
    font-style: normal;
    font-display: swap;
    font-weight: 600;
    src: url('${rajdhaniSemiboldUrl}') format('woff2');
  }
  @font-face {
    font-family: 'Rajdhani';
    font-style: normal;
    font-display: swap;
    font-weight: 700;
    src: url('${rajdhaniBoldUrl}') format('woff2');
  }
  @font-face {
    font-family: 'Inter Stand-in';
    src: local('Arial'), local('Liberation Sans'), local('Arimo');
    size-adjust: 107%;
    ascent-override: 90.5%;
    descent-override: 22.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Rajdhani Stand-in';
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold');
    size-adjust: 87%;
    ascent-override: 107%;
    descent-override: 40%;
    line-gap-override: 0%;
  }
`;

export interface GlobalComponents {}

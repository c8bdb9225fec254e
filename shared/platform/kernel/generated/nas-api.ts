// Generated from the catalogs of a migrated database; change the migrations, not this file.

/** The functions of the Data API: named arguments, and what each call returns as JSON. */
export type NasApi = {
  admit_compound_query: {
    args: {
      p_key_hash: string;
      p_operation: string;
      p_scope: string;
      p_query: string;
    };
    returns: {
      admission: unknown;
      candidates: unknown;
    }[];
  };
  admit_request: {
    args: {
      p_key_hash: string;
      p_operation: string;
      p_scope: string;
      p_valid: boolean;
      p_input_mode?: string | null;
      p_compound_ids?: number[] | null;
      p_compound_names?: string[] | null;
      p_job?: unknown;
      p_limits?: unknown;
    };
    returns: {
      outcome: string | null;
      details: unknown;
      rate_limit: number | null;
      rate_remaining: number | null;
      rate_reset: string | null;
      quota_limit: number | null;
      quota_remaining: number | null;
      quota_reset: string | null;
      retry_after_seconds: number | null;
      job_id: string | null;
      replayed: boolean | null;
      tier: string | null;
      account_id: string | null;
      canary_version: string | null;
      canary_share: number | null;
    }[];
  };
  check_key: {
    args: {
      p_key_hash: string;
      p_operation: string;
      p_scope: string;
    };
    returns: string;
  };
  claim_jobs: {
    args: {
      p_operation: string;
      p_worker: string;
      p_limit: number;
      p_lease_seconds?: number | null;
      p_job_id?: string | null;
      p_version?: string | null;
    };
    returns: {
      job_id: string | null;
      attempt: number | null;
      input: unknown;
      state: unknown;
      tier: string | null;
      input_mode: string | null;
      account_id: string | null;
      key_id: string | null;
      created_at: string | null;
      version: string | null;
      traceparent: string | null;
    }[];
  };
  count_purgeable_jobs: {
    args: {
      p_job_id?: string | null;
      p_older_than_seconds?: number | null;
      p_operation?: string | null;
      p_status?: string | null;
      p_key_id?: string | null;
    };
    returns: number;
  };
  create_key: {
    args: {
      p_id: string;
      p_key_hash: string;
      p_name: string;
      p_scopes: string[];
      p_tier?: string | null;
      p_modes?: string[] | null;
      p_rate_per_minute?: number | null;
      p_quota_per_month?: number | null;
      p_expires_at?: string | null;
      p_account_id?: string | null;
    };
    returns: {
      id: string | null;
      account_id: string | null;
      name: string | null;
      state: string | null;
      scopes: (string | null)[] | null;
      tier: string | null;
      modes: (string | null)[] | null;
      rate_per_minute: number | null;
      quota_per_month: number | null;
      quotas: unknown;
      expires_at: string | null;
      revoked_at: string | null;
      rotated_at: string | null;
      overlap_until: string | null;
      created_at: string | null;
    }[];
  };
  database_state: {
    args: Record<never, never>;
    returns: {
      server_version: string | null;
      database_bytes: number | null;
      catalogue_release: string | null;
      catalogue_foods: number | null;
    }[];
  };
  end_canary: {
    args: {
      p_operation: string;
    };
    returns: null;
  };
  ended_jobs: {
    args: {
      p_job_ids: string[];
    };
    returns: string[];
  };
  erase_symptom_events: {
    args: {
      p_account_id: string;
      p_user_id: string;
    };
    returns: number;
  };
  fail_job: {
    args: {
      p_job_id: string;
      p_attempt: number;
      p_error: unknown;
      p_retry?: boolean | null;
      p_charge?: boolean | null;
    };
    returns: string;
  };
  find_canary: {
    args: {
      p_operation: string;
    };
    returns: {
      version: string | null;
      build: string | null;
      share: number | null;
    }[];
  };
  find_foods: {
    args: {
      p_queries: unknown;
      p_own_queries?: unknown;
      p_language?: string | null;
    };
    returns: unknown;
  };
  finish_job: {
    args: {
      p_job_id: string;
      p_attempt: number;
      p_result: unknown;
      p_meta?: unknown;
      p_catalogue_release?: string | null;
    };
    returns: boolean;
  };
  finish_symptom_job: {
    args: {
      p_job_id: string;
      p_attempt: number;
      p_result: unknown;
      p_meta: unknown;
      p_source: unknown;
    };
    returns: boolean;
  };
  food_names: {
    args: {
      p_food_ids: number[];
      p_language: string;
    };
    returns: {
      food_id: number | null;
      name: string | null;
    }[];
  };
  food_recipes: {
    args: {
      p_food_ids: number[];
    };
    returns: {
      food_id: number | null;
      ingredients: unknown;
    }[];
  };
  food_vocabulary: {
    args: Record<never, never>;
    returns: unknown;
  };
  foods: {
    args: {
      p_food_ids: number[];
    };
    returns: {
      food_id: number | null;
      name: string | null;
      food_group: string | null;
    }[];
  };
  heartbeat_job: {
    args: {
      p_job_id: string;
      p_attempt: number;
      p_lease_seconds?: number | null;
      p_progress?: unknown;
    };
    returns: boolean;
  };
  known_terms: {
    args: {
      p_terms: string[];
    };
    returns: unknown;
  };
  list_jobs: {
    args: {
      p_operation?: string | null;
      p_status?: string | null;
      p_key_id?: string | null;
      p_older_than_seconds?: number | null;
      p_newer_than_seconds?: number | null;
      p_limit?: number | null;
    };
    returns: {
      id: string | null;
      operation: string | null;
      status: string | null;
      key_id: string | null;
      key_name: string | null;
      tier: string | null;
      input_mode: string | null;
      error_code: string | null;
      attempts: number | null;
      max_attempts: number | null;
      fence: number | null;
      yields: number | null;
      worker: string | null;
      created_at: string | null;
      started_at: string | null;
      completed_at: string | null;
      available_at: string | null;
      lease_until: string | null;
      usage_month: string | null;
      catalogue_release: string | null;
      version: string | null;
      worker_version: string | null;
    }[];
  };
  list_keys: {
    args: Record<never, never>;
    returns: {
      id: string | null;
      account_id: string | null;
      name: string | null;
      state: string | null;
      scopes: (string | null)[] | null;
      tier: string | null;
      modes: (string | null)[] | null;
      rate_per_minute: number | null;
      quota_per_month: number | null;
      quotas: unknown;
      expires_at: string | null;
      revoked_at: string | null;
      rotated_at: string | null;
      overlap_until: string | null;
      created_at: string | null;
    }[];
  };
  list_quotas: {
    args: {
      p_key_id?: string | null;
    };
    returns: {
      key_id: string | null;
      key_name: string | null;
      operation: string | null;
      quota_limit: number | null;
      is_default: boolean | null;
      used: number | null;
      reserved: number | null;
      remaining: number | null;
      requests: number | null;
      reset_at: string | null;
    }[];
  };
  list_symptom_events: {
    args: {
      p_account_id: string;
      p_user_id?: string | null;
    };
    returns: {
      user_id: string | null;
      reported_at: string | null;
      conversation_id: string | null;
      source_message_id: string | null;
      correlation_id: string | null;
      event: unknown;
    }[];
  };
  meal_evidence: {
    args: {
      p_food_ids: number[];
      p_tier: string;
      p_compound_ids?: number[] | null;
      p_compound_names?: string[] | null;
    };
    returns: {
      catalogue_release: string | null;
      compounds: unknown;
      evidence: unknown;
      citations: unknown;
    }[];
  };
  poll_job: {
    args: {
      p_key_hash: string;
      p_operation: string;
      p_scope: string;
      p_job_id: string;
      p_with_result?: boolean | null;
    };
    returns: {
      outcome: string | null;
      status: string | null;
      result: unknown;
      error: unknown;
      created_at: string | null;
      started_at: string | null;
      completed_at: string | null;
      attempt: number | null;
      progress: unknown;
      catalogue_release: string | null;
      meta: unknown;
      awaits_worker: boolean | null;
      rate_per_minute: number | null;
      canary_version: string | null;
      canary_share: number | null;
    }[];
  };
  purge_jobs: {
    args: {
      p_job_id?: string | null;
      p_older_than_seconds?: number | null;
      p_operation?: string | null;
      p_status?: string | null;
      p_key_id?: string | null;
    };
    returns: number;
  };
  queue_depths: {
    args: Record<never, never>;
    returns: {
      operation: string | null;
      queued: number | null;
      processing: number | null;
      lost: number | null;
      longest_wait_seconds: number | null;
      failed_last_hour: number | null;
    }[];
  };
  readiness: {
    args: {
      p_operation: string;
    };
    returns: {
      catalogue_release: string | null;
      queued: number | null;
      processing: number | null;
      lost: number | null;
      longest_wait_seconds: number | null;
      swept_seconds_ago: number | null;
    }[];
  };
  record_traffic: {
    args: {
      p_rows: unknown;
    };
    returns: null;
  };
  release_job: {
    args: {
      p_job_id: string;
    };
    returns: boolean;
  };
  release_version: {
    args: {
      p_operation: string;
      p_version: string;
    };
    returns: null;
  };
  retry_job: {
    args: {
      p_job_id: string;
    };
    returns: {
      id: string | null;
      operation: string | null;
      status: string | null;
      key_id: string | null;
      key_name: string | null;
      tier: string | null;
      input_mode: string | null;
      error_code: string | null;
      attempts: number | null;
      max_attempts: number | null;
      fence: number | null;
      yields: number | null;
      worker: string | null;
      created_at: string | null;
      started_at: string | null;
      completed_at: string | null;
      available_at: string | null;
      lease_until: string | null;
      usage_month: string | null;
      catalogue_release: string | null;
      version: string | null;
      worker_version: string | null;
    }[];
  };
  return_usage: {
    args: {
      p_key_hash: string;
      p_operation: string;
    };
    returns: null;
  };
  revoke_key: {
    args: {
      p_id: string;
    };
    returns: {
      id: string | null;
      account_id: string | null;
      name: string | null;
      state: string | null;
      scopes: (string | null)[] | null;
      tier: string | null;
      modes: (string | null)[] | null;
      rate_per_minute: number | null;
      quota_per_month: number | null;
      quotas: unknown;
      expires_at: string | null;
      revoked_at: string | null;
      rotated_at: string | null;
      overlap_until: string | null;
      created_at: string | null;
    }[];
  };
  rotate_key: {
    args: {
      p_id: string;
      p_key_hash: string;
      p_overlap_seconds?: number | null;
    };
    returns: {
      id: string | null;
      account_id: string | null;
      name: string | null;
      state: string | null;
      scopes: (string | null)[] | null;
      tier: string | null;
      modes: (string | null)[] | null;
      rate_per_minute: number | null;
      quota_per_month: number | null;
      quotas: unknown;
      expires_at: string | null;
      revoked_at: string | null;
      rotated_at: string | null;
      overlap_until: string | null;
      created_at: string | null;
    }[];
  };
  set_canary: {
    args: {
      p_operation: string;
      p_version: string;
      p_build: string;
      p_share: number;
    };
    returns: null;
  };
  set_key: {
    args: {
      p_id: string;
      p_changes: unknown;
    };
    returns: {
      id: string | null;
      account_id: string | null;
      name: string | null;
      state: string | null;
      scopes: (string | null)[] | null;
      tier: string | null;
      modes: (string | null)[] | null;
      rate_per_minute: number | null;
      quota_per_month: number | null;
      quotas: unknown;
      expires_at: string | null;
      revoked_at: string | null;
      rotated_at: string | null;
      overlap_until: string | null;
      created_at: string | null;
    }[];
  };
  set_quota: {
    args: {
      p_key_id: string;
      p_operation: string;
      p_limit: number;
      p_is_default?: boolean | null;
    };
    returns: null;
  };
  show_job: {
    args: {
      p_job_id: string;
    };
    returns: {
      id: string | null;
      operation: string | null;
      status: string | null;
      key_id: string | null;
      key_name: string | null;
      tier: string | null;
      input_mode: string | null;
      error_code: string | null;
      attempts: number | null;
      max_attempts: number | null;
      fence: number | null;
      yields: number | null;
      worker: string | null;
      created_at: string | null;
      started_at: string | null;
      completed_at: string | null;
      available_at: string | null;
      lease_until: string | null;
      usage_month: string | null;
      catalogue_release: string | null;
      version: string | null;
      worker_version: string | null;
    }[];
  };
  show_job_content: {
    args: {
      p_job_id: string;
    };
    returns: {
      input: unknown;
      result: unknown;
      error: unknown;
      meta: unknown;
      progress: unknown;
    }[];
  };
  sweep_jobs: {
    args: Record<never, never>;
    returns: {
      operation: string | null;
      version: string | null;
      claimable: number | null;
    }[];
  };
  take_model_attempt: {
    args: {
      p_key_id: string;
      p_limit: number;
    };
    returns: number;
  };
  traffic_by_version: {
    args: {
      p_operation: string;
      p_window_seconds: number;
    };
    returns: {
      version: string | null;
      route: string | null;
      requests: number | null;
      server_errors: number | null;
      latency: (number | null)[] | null;
      jobs_completed: number | null;
      jobs_failed: number | null;
      contract_checks: number | null;
      contract_mismatches: number | null;
      first_minute: string | null;
      last_minute: string | null;
    }[];
  };
  withdraw_job: {
    args: {
      p_job_id: string;
    };
    returns: null;
  };
  yield_job: {
    args: {
      p_job_id: string;
      p_attempt: number;
      p_state: unknown;
      p_progress?: unknown;
    };
    returns: boolean;
  };
};
